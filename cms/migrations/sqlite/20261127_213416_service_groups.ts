import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` ADD \`group\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_group\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`group\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_group\`;`)
}
