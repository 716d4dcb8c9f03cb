import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`references_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`references_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`CREATE INDEX \`references_rels_news_id_idx\` ON \`references_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_services_id_idx\` ON \`references_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`_references_v_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`_references_v_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_news_id_idx\` ON \`_references_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_services_id_idx\` ON \`_references_v_rels\` (\`services_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_references_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_references_rels\`("id", "order", "parent_id", "path", "products_id", "expertise_id") SELECT "id", "order", "parent_id", "path", "products_id", "expertise_id" FROM \`references_rels\`;`)
  await db.run(sql`DROP TABLE \`references_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_references_rels\` RENAME TO \`references_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`references_rels_order_idx\` ON \`references_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_parent_idx\` ON \`references_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_path_idx\` ON \`references_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_products_id_idx\` ON \`references_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_expertise_id_idx\` ON \`references_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__references_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__references_v_rels\`("id", "order", "parent_id", "path", "products_id", "expertise_id") SELECT "id", "order", "parent_id", "path", "products_id", "expertise_id" FROM \`_references_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_references_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__references_v_rels\` RENAME TO \`_references_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_order_idx\` ON \`_references_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_parent_idx\` ON \`_references_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_path_idx\` ON \`_references_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_products_id_idx\` ON \`_references_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_expertise_id_idx\` ON \`_references_v_rels\` (\`expertise_id\`);`)
}
