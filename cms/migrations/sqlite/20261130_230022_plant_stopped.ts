import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_service_ready\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_service_ready_order_idx\` ON \`settings_service_ready\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_service_ready_parent_id_idx\` ON \`settings_service_ready\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_service_ready\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_service_ready_order_idx\` ON \`_settings_v_version_service_ready\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_service_ready_parent_id_idx\` ON \`_settings_v_version_service_ready\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`service_phone\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`service_hours\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`service_languages\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`service_whatsapp\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_service_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_service_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_service_languages\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_service_whatsapp\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_service_ready\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_service_ready\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`service_phone\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`service_hours\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`service_languages\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`service_whatsapp\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_service_phone\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_service_hours\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_service_languages\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_service_whatsapp\`;`)
}
