import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`references_guarantees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`guaranteed\` numeric,
  	\`measured\` numeric,
  	\`unit\` text,
  	\`better\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`references_guarantees_order_idx\` ON \`references_guarantees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`references_guarantees_parent_id_idx\` ON \`references_guarantees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_references_v_version_guarantees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`guaranteed\` numeric,
  	\`measured\` numeric,
  	\`unit\` text,
  	\`better\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_references_v_version_guarantees_order_idx\` ON \`_references_v_version_guarantees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_guarantees_parent_id_idx\` ON \`_references_v_version_guarantees\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`blog__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_blog_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`DROP INDEX \`news__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`phase\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`revised_on\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`seo_noindex\` integer;`)
  await db.run(sql`CREATE INDEX \`references_seo_seo_image_idx\` ON \`references\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`references_rels\` ADD \`products_id\` integer REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`references_rels_products_id_idx\` ON \`references_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_phase\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_revised_on\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_seo_noindex\` integer;`)
  await db.run(sql`CREATE INDEX \`_references_v_version_seo_version_seo_image_idx\` ON \`_references_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_references_v_rels\` ADD \`products_id\` integer REFERENCES products(id);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_products_id_idx\` ON \`_references_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`references_guarantees\`;`)
  await db.run(sql`DROP TABLE \`_references_v_version_guarantees\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_references\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`year\` text,
  	\`customer\` text,
  	\`place\` text,
  	\`country\` text,
  	\`capacity\` text,
  	\`scope\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`news_id\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_references\`("id", "_order", "title", "year", "customer", "place", "country", "capacity", "scope", "image_id", "image_dark_id", "image_alt", "news_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "year", "customer", "place", "country", "capacity", "scope", "image_id", "image_dark_id", "image_alt", "news_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`references\`;`)
  await db.run(sql`DROP TABLE \`references\`;`)
  await db.run(sql`ALTER TABLE \`__new_references\` RENAME TO \`references\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`references__order_idx\` ON \`references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`references_image_idx\` ON \`references\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`references_image_dark_idx\` ON \`references\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`references_news_idx\` ON \`references\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_key_idx\` ON \`references\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`references_editor_idx\` ON \`references\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`references_updated_at_idx\` ON \`references\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`references_created_at_idx\` ON \`references\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`references_deleted_at_idx\` ON \`references\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`references__status_idx\` ON \`references\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_references_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_references_rels\`("id", "order", "parent_id", "path", "expertise_id") SELECT "id", "order", "parent_id", "path", "expertise_id" FROM \`references_rels\`;`)
  await db.run(sql`DROP TABLE \`references_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_references_rels\` RENAME TO \`references_rels\`;`)
  await db.run(sql`CREATE INDEX \`references_rels_order_idx\` ON \`references_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_parent_idx\` ON \`references_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_path_idx\` ON \`references_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_expertise_id_idx\` ON \`references_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__references_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_year\` text,
  	\`version_customer\` text,
  	\`version_place\` text,
  	\`version_country\` text,
  	\`version_capacity\` text,
  	\`version_scope\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_news_id\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__references_v\`("id", "parent_id", "version__order", "version_title", "version_year", "version_customer", "version_place", "version_country", "version_capacity", "version_scope", "version_image_id", "version_image_dark_id", "version_image_alt", "version_news_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_year", "version_customer", "version_place", "version_country", "version_capacity", "version_scope", "version_image_id", "version_image_dark_id", "version_image_alt", "version_news_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_references_v\`;`)
  await db.run(sql`DROP TABLE \`_references_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__references_v\` RENAME TO \`_references_v\`;`)
  await db.run(sql`CREATE INDEX \`_references_v_parent_idx\` ON \`_references_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__order_idx\` ON \`_references_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_idx\` ON \`_references_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_dark_idx\` ON \`_references_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_news_idx\` ON \`_references_v\` (\`version_news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_key_idx\` ON \`_references_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_editor_idx\` ON \`_references_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_updated_at_idx\` ON \`_references_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_created_at_idx\` ON \`_references_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_deleted_at_idx\` ON \`_references_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__status_idx\` ON \`_references_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_created_at_idx\` ON \`_references_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_updated_at_idx\` ON \`_references_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_latest_idx\` ON \`_references_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_autosave_idx\` ON \`_references_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new__references_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__references_v_rels\`("id", "order", "parent_id", "path", "expertise_id") SELECT "id", "order", "parent_id", "path", "expertise_id" FROM \`_references_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_references_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__references_v_rels\` RENAME TO \`_references_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_order_idx\` ON \`_references_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_parent_idx\` ON \`_references_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_path_idx\` ON \`_references_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_expertise_id_idx\` ON \`_references_v_rels\` (\`expertise_id\`);`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`blog__order_idx\` ON \`blog\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__order_idx\` ON \`_blog_v\` (\`version__order\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`news__order_idx\` ON \`news\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__order_idx\` ON \`_news_v\` (\`version__order\`);`)
}
