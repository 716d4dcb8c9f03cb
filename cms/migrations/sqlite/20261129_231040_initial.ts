import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_text_order_idx\` ON \`pages_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_text_parent_id_idx\` ON \`pages_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_text_path_idx\` ON \`pages_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_picture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_picture_order_idx\` ON \`pages_blocks_picture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_picture_parent_id_idx\` ON \`pages_blocks_picture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_picture_path_idx\` ON \`pages_blocks_picture\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_picture_image_idx\` ON \`pages_blocks_picture\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_picture_image_dark_idx\` ON \`pages_blocks_picture\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_figures_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_figures_figures_order_idx\` ON \`pages_blocks_figures_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figures_figures_parent_id_idx\` ON \`pages_blocks_figures_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_figures_order_idx\` ON \`pages_blocks_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figures_parent_id_idx\` ON \`pages_blocks_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figures_path_idx\` ON \`pages_blocks_figures\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_records\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_records_order_idx\` ON \`pages_blocks_records\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_records_parent_id_idx\` ON \`pages_blocks_records\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_records_path_idx\` ON \`pages_blocks_records\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_questions_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_questions_questions_order_idx\` ON \`pages_blocks_questions_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_questions_questions_parent_id_idx\` ON \`pages_blocks_questions_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_questions_order_idx\` ON \`pages_blocks_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_questions_parent_id_idx\` ON \`pages_blocks_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_questions_path_idx\` ON \`pages_blocks_questions\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_action\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`label\` text,
  	\`href\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_action_order_idx\` ON \`pages_blocks_action\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_action_parent_id_idx\` ON \`pages_blocks_action\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_action_path_idx\` ON \`pages_blocks_action\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_inquiry\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`subject\` text,
  	\`gas\` text,
  	\`flow\` numeric,
  	\`purity\` numeric,
  	\`pressure\` numeric,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_inquiry_order_idx\` ON \`pages_blocks_inquiry\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_inquiry_parent_id_idx\` ON \`pages_blocks_inquiry\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_inquiry_path_idx\` ON \`pages_blocks_inquiry\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`summary\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`menu\` text,
  	\`footer\` integer,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_dark_idx\` ON \`pages\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_review_review_by_idx\` ON \`pages\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_editor_idx\` ON \`pages\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`references_id\` integer,
  	\`services_id\` integer,
  	\`expertise_id\` integer,
  	\`news_id\` integer,
  	\`blog_id\` integer,
  	\`leadership_id\` integer,
  	\`team_id\` integer,
  	\`catalogues_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leadership_id\`) REFERENCES \`leadership\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogues_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_products_id_idx\` ON \`pages_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_references_id_idx\` ON \`pages_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_services_id_idx\` ON \`pages_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_expertise_id_idx\` ON \`pages_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_news_id_idx\` ON \`pages_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_blog_id_idx\` ON \`pages_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_leadership_id_idx\` ON \`pages_rels\` (\`leadership_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_team_id_idx\` ON \`pages_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_catalogues_id_idx\` ON \`pages_rels\` (\`catalogues_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_text_order_idx\` ON \`_pages_v_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_text_parent_id_idx\` ON \`_pages_v_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_text_path_idx\` ON \`_pages_v_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_picture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_picture_order_idx\` ON \`_pages_v_blocks_picture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_picture_parent_id_idx\` ON \`_pages_v_blocks_picture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_picture_path_idx\` ON \`_pages_v_blocks_picture\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_picture_image_idx\` ON \`_pages_v_blocks_picture\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_picture_image_dark_idx\` ON \`_pages_v_blocks_picture\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_figures_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figures_figures_order_idx\` ON \`_pages_v_blocks_figures_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figures_figures_parent_id_idx\` ON \`_pages_v_blocks_figures_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figures_order_idx\` ON \`_pages_v_blocks_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figures_parent_id_idx\` ON \`_pages_v_blocks_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figures_path_idx\` ON \`_pages_v_blocks_figures\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_records\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_records_order_idx\` ON \`_pages_v_blocks_records\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_records_parent_id_idx\` ON \`_pages_v_blocks_records\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_records_path_idx\` ON \`_pages_v_blocks_records\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_questions_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_questions_questions_order_idx\` ON \`_pages_v_blocks_questions_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_questions_questions_parent_id_idx\` ON \`_pages_v_blocks_questions_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_questions_order_idx\` ON \`_pages_v_blocks_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_questions_parent_id_idx\` ON \`_pages_v_blocks_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_questions_path_idx\` ON \`_pages_v_blocks_questions\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_action\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_action_order_idx\` ON \`_pages_v_blocks_action\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_action_parent_id_idx\` ON \`_pages_v_blocks_action\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_action_path_idx\` ON \`_pages_v_blocks_action\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_inquiry\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`subject\` text,
  	\`gas\` text,
  	\`flow\` numeric,
  	\`purity\` numeric,
  	\`pressure\` numeric,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_inquiry_order_idx\` ON \`_pages_v_blocks_inquiry\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_inquiry_parent_id_idx\` ON \`_pages_v_blocks_inquiry\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_inquiry_path_idx\` ON \`_pages_v_blocks_inquiry\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_menu\` text,
  	\`version_footer\` integer,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_dark_idx\` ON \`_pages_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_review_version_review_by_idx\` ON \`_pages_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_editor_idx\` ON \`_pages_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`references_id\` integer,
  	\`services_id\` integer,
  	\`expertise_id\` integer,
  	\`news_id\` integer,
  	\`blog_id\` integer,
  	\`leadership_id\` integer,
  	\`team_id\` integer,
  	\`catalogues_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leadership_id\`) REFERENCES \`leadership\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogues_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_products_id_idx\` ON \`_pages_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_references_id_idx\` ON \`_pages_v_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_services_id_idx\` ON \`_pages_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_expertise_id_idx\` ON \`_pages_v_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_news_id_idx\` ON \`_pages_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_blog_id_idx\` ON \`_pages_v_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_leadership_id_idx\` ON \`_pages_v_rels\` (\`leadership_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_team_id_idx\` ON \`_pages_v_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_catalogues_id_idx\` ON \`_pages_v_rels\` (\`catalogues_id\`);`)
  await db.run(sql`CREATE TABLE \`services_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_images_order_idx\` ON \`services_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_images_parent_id_idx\` ON \`services_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_images_image_idx\` ON \`services_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_images_image_dark_idx\` ON \`services_images\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`services_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_specs_order_idx\` ON \`services_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_specs_parent_id_idx\` ON \`services_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`image_alt\` text,
  	\`group\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_key_idx\` ON \`services\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`services_review_review_by_idx\` ON \`services\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`services_editor_idx\` ON \`services\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_order_idx\` ON \`_services_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_parent_id_idx\` ON \`_services_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_image_idx\` ON \`_services_v_version_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_image_dark_idx\` ON \`_services_v_version_images\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_specs_order_idx\` ON \`_services_v_version_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_specs_parent_id_idx\` ON \`_services_v_version_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_alt\` text,
  	\`version_group\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_key_idx\` ON \`_services_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_review_version_review_by_idx\` ON \`_services_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_editor_idx\` ON \`_services_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`expertise_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_images_order_idx\` ON \`expertise_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_images_parent_id_idx\` ON \`expertise_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_images_image_idx\` ON \`expertise_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_images_image_dark_idx\` ON \`expertise_images\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_specs_order_idx\` ON \`expertise_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_specs_parent_id_idx\` ON \`expertise_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`image_alt\` text,
  	\`symbol\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise__order_idx\` ON \`expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_seo_seo_image_idx\` ON \`expertise\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_key_idx\` ON \`expertise\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`expertise_review_review_by_idx\` ON \`expertise\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_editor_idx\` ON \`expertise\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_updated_at_idx\` ON \`expertise\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_created_at_idx\` ON \`expertise\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_deleted_at_idx\` ON \`expertise\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise__status_idx\` ON \`expertise\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_images_order_idx\` ON \`_expertise_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_images_parent_id_idx\` ON \`_expertise_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_images_image_idx\` ON \`_expertise_v_version_images\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_images_image_dark_idx\` ON \`_expertise_v_version_images\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_specs_order_idx\` ON \`_expertise_v_version_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_specs_parent_id_idx\` ON \`_expertise_v_version_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_alt\` text,
  	\`version_symbol\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_parent_idx\` ON \`_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__order_idx\` ON \`_expertise_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_seo_version_seo_image_idx\` ON \`_expertise_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_key_idx\` ON \`_expertise_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_review_version_review_by_idx\` ON \`_expertise_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_editor_idx\` ON \`_expertise_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_updated_at_idx\` ON \`_expertise_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_created_at_idx\` ON \`_expertise_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_deleted_at_idx\` ON \`_expertise_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__status_idx\` ON \`_expertise_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_created_at_idx\` ON \`_expertise_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_updated_at_idx\` ON \`_expertise_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_latest_idx\` ON \`_expertise_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_autosave_idx\` ON \`_expertise_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`products_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specs_order_idx\` ON \`products_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_specs_parent_id_idx\` ON \`products_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`family\` text,
  	\`tag\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`pdf_file_id\` integer,
  	\`pdf_revision\` text,
  	\`pdf_date\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image_dark_idx\` ON \`products\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`products_pdf_file_idx\` ON \`products\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_key_idx\` ON \`products\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`products_review_review_by_idx\` ON \`products\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`products_editor_idx\` ON \`products\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_texts_order_parent\` ON \`products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_expertise_id_idx\` ON \`products_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`condition\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_order_idx\` ON \`_products_v_version_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_parent_id_idx\` ON \`_products_v_version_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_family\` text,
  	\`version_tag\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_pdf_file_id\` integer,
  	\`version_pdf_revision\` text,
  	\`version_pdf_date\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_dark_idx\` ON \`_products_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_pdf_file_idx\` ON \`_products_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_review_version_review_by_idx\` ON \`_products_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_editor_idx\` ON \`_products_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_texts_order_parent\` ON \`_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`expertise_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_expertise_id_idx\` ON \`_products_v_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE TABLE \`families_range\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`families\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`families_range_order_idx\` ON \`families_range\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`families_range_parent_id_idx\` ON \`families_range\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`families\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`expertise_id\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`families__order_idx\` ON \`families\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`families_expertise_idx\` ON \`families\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`families_key_idx\` ON \`families\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`families_review_review_by_idx\` ON \`families\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`families_editor_idx\` ON \`families\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`families_updated_at_idx\` ON \`families\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`families_created_at_idx\` ON \`families\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`families_deleted_at_idx\` ON \`families\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`families__status_idx\` ON \`families\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`families_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`families\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`families_texts_order_parent\` ON \`families_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_families_v_version_range\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_families_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_families_v_version_range_order_idx\` ON \`_families_v_version_range\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_range_parent_id_idx\` ON \`_families_v_version_range\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_families_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_expertise_id\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`families\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_families_v_parent_idx\` ON \`_families_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version__order_idx\` ON \`_families_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_expertise_idx\` ON \`_families_v\` (\`version_expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_key_idx\` ON \`_families_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_review_version_review_by_idx\` ON \`_families_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_editor_idx\` ON \`_families_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_updated_at_idx\` ON \`_families_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_created_at_idx\` ON \`_families_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_deleted_at_idx\` ON \`_families_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version__status_idx\` ON \`_families_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_created_at_idx\` ON \`_families_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_updated_at_idx\` ON \`_families_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_latest_idx\` ON \`_families_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_autosave_idx\` ON \`_families_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_families_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_families_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_families_v_texts_order_parent\` ON \`_families_v_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`references\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`year\` text,
  	\`customer\` text,
  	\`place\` text,
  	\`country\` text,
  	\`capacity\` text,
  	\`scope\` text,
  	\`phase\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`news_id\` integer,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`references__order_idx\` ON \`references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`references_image_idx\` ON \`references\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`references_image_dark_idx\` ON \`references\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`references_news_idx\` ON \`references\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_seo_seo_image_idx\` ON \`references\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`references_key_idx\` ON \`references\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`references_review_review_by_idx\` ON \`references\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`references_editor_idx\` ON \`references\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`references_updated_at_idx\` ON \`references\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`references_created_at_idx\` ON \`references\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`references_deleted_at_idx\` ON \`references\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`references__status_idx\` ON \`references\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`references_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`references_texts_order_parent\` ON \`references_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`references_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`news_id\` integer,
  	\`expertise_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`references_rels_order_idx\` ON \`references_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_parent_idx\` ON \`references_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_path_idx\` ON \`references_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_products_id_idx\` ON \`references_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_news_id_idx\` ON \`references_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_expertise_id_idx\` ON \`references_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_services_id_idx\` ON \`references_rels\` (\`services_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_references_v\` (
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
  	\`version_phase\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_news_id\` integer,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
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
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_references_v_parent_idx\` ON \`_references_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__order_idx\` ON \`_references_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_idx\` ON \`_references_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_dark_idx\` ON \`_references_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_news_idx\` ON \`_references_v\` (\`version_news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_seo_version_seo_image_idx\` ON \`_references_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_key_idx\` ON \`_references_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_review_version_review_by_idx\` ON \`_references_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_editor_idx\` ON \`_references_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_updated_at_idx\` ON \`_references_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_created_at_idx\` ON \`_references_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_deleted_at_idx\` ON \`_references_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__status_idx\` ON \`_references_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_created_at_idx\` ON \`_references_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_updated_at_idx\` ON \`_references_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_latest_idx\` ON \`_references_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_autosave_idx\` ON \`_references_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_references_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_references_v_texts_order_parent\` ON \`_references_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_references_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`news_id\` integer,
  	\`expertise_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_references_v_rels_order_idx\` ON \`_references_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_parent_idx\` ON \`_references_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_path_idx\` ON \`_references_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_products_id_idx\` ON \`_references_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_news_id_idx\` ON \`_references_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_expertise_id_idx\` ON \`_references_v_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_services_id_idx\` ON \`_references_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`href\` text,
  	\`as_of\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`figures__order_idx\` ON \`figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`figures_key_idx\` ON \`figures\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`figures_review_review_by_idx\` ON \`figures\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`figures_editor_idx\` ON \`figures\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`figures_updated_at_idx\` ON \`figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_created_at_idx\` ON \`figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_deleted_at_idx\` ON \`figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`figures__status_idx\` ON \`figures\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_figures_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_value\` text,
  	\`version_unit\` text,
  	\`version_label\` text,
  	\`version_href\` text,
  	\`version_as_of\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_parent_idx\` ON \`_figures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__order_idx\` ON \`_figures_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_key_idx\` ON \`_figures_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_review_version_review_by_idx\` ON \`_figures_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_editor_idx\` ON \`_figures_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_updated_at_idx\` ON \`_figures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_created_at_idx\` ON \`_figures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_deleted_at_idx\` ON \`_figures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__status_idx\` ON \`_figures_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_created_at_idx\` ON \`_figures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_updated_at_idx\` ON \`_figures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_latest_idx\` ON \`_figures_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_autosave_idx\` ON \`_figures_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`blog_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_figures_order_idx\` ON \`blog_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`blog_figures_parent_id_idx\` ON \`blog_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`published_at\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`summary\` text,
  	\`author\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_image_dark_idx\` ON \`blog\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_seo_image_idx\` ON \`blog\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_key_idx\` ON \`blog\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_by_idx\` ON \`blog\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_editor_idx\` ON \`blog\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_deleted_at_idx\` ON \`blog\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_version_figures_order_idx\` ON \`_blog_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_figures_parent_id_idx\` ON \`_blog_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_published_at\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_summary\` text,
  	\`version_author\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_dark_idx\` ON \`_blog_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_version_seo_image_idx\` ON \`_blog_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_key_idx\` ON \`_blog_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_by_idx\` ON \`_blog_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_editor_idx\` ON \`_blog_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_deleted_at_idx\` ON \`_blog_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_autosave_idx\` ON \`_blog_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`news_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_figures_order_idx\` ON \`news_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_figures_parent_id_idx\` ON \`news_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`published_at\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_image_dark_idx\` ON \`news\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_seo_image_idx\` ON \`news\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_key_idx\` ON \`news\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`news_review_review_by_idx\` ON \`news\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_editor_idx\` ON \`news\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_figures_order_idx\` ON \`_news_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_figures_parent_id_idx\` ON \`_news_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_published_at\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_dark_idx\` ON \`_news_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_version_seo_image_idx\` ON \`_news_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_key_idx\` ON \`_news_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_review_version_review_by_idx\` ON \`_news_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_editor_idx\` ON \`_news_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`gallery\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery__order_idx\` ON \`gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_image_idx\` ON \`gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_image_dark_idx\` ON \`gallery\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_key_idx\` ON \`gallery\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`gallery_review_review_by_idx\` ON \`gallery\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_editor_idx\` ON \`gallery\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_updated_at_idx\` ON \`gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_created_at_idx\` ON \`gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_deleted_at_idx\` ON \`gallery\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery__status_idx\` ON \`gallery\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_v_parent_idx\` ON \`_gallery_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__order_idx\` ON \`_gallery_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_image_idx\` ON \`_gallery_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_image_dark_idx\` ON \`_gallery_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_key_idx\` ON \`_gallery_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_review_version_review_by_idx\` ON \`_gallery_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_editor_idx\` ON \`_gallery_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_updated_at_idx\` ON \`_gallery_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_created_at_idx\` ON \`_gallery_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_deleted_at_idx\` ON \`_gallery_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__status_idx\` ON \`_gallery_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_created_at_idx\` ON \`_gallery_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_updated_at_idx\` ON \`_gallery_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_latest_idx\` ON \`_gallery_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_autosave_idx\` ON \`_gallery_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`catalogues\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`pdf_file_id\` integer,
  	\`image_id\` integer,
  	\`image_alt\` text,
  	\`page_count\` numeric,
  	\`revision\` text,
  	\`revised_on\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`catalogues__order_idx\` ON \`catalogues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_pdf_file_idx\` ON \`catalogues\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_image_idx\` ON \`catalogues\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_key_idx\` ON \`catalogues\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_review_review_by_idx\` ON \`catalogues\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_editor_idx\` ON \`catalogues\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_updated_at_idx\` ON \`catalogues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_created_at_idx\` ON \`catalogues\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_deleted_at_idx\` ON \`catalogues\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues__status_idx\` ON \`catalogues\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_catalogues_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_pdf_file_id\` integer,
  	\`version_image_id\` integer,
  	\`version_image_alt\` text,
  	\`version_page_count\` numeric,
  	\`version_revision\` text,
  	\`version_revised_on\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_catalogues_v_parent_idx\` ON \`_catalogues_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version__order_idx\` ON \`_catalogues_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_pdf_file_idx\` ON \`_catalogues_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_image_idx\` ON \`_catalogues_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_key_idx\` ON \`_catalogues_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_review_version_review_by_idx\` ON \`_catalogues_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_editor_idx\` ON \`_catalogues_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_updated_at_idx\` ON \`_catalogues_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_created_at_idx\` ON \`_catalogues_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_deleted_at_idx\` ON \`_catalogues_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version__status_idx\` ON \`_catalogues_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_created_at_idx\` ON \`_catalogues_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_updated_at_idx\` ON \`_catalogues_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_latest_idx\` ON \`_catalogues_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_autosave_idx\` ON \`_catalogues_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`issuer\` text,
  	\`valid_until\` text,
  	\`pdf_file_id\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates__order_idx\` ON \`certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_pdf_file_idx\` ON \`certificates\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_key_idx\` ON \`certificates\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`certificates_review_review_by_idx\` ON \`certificates\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_editor_idx\` ON \`certificates\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates__status_idx\` ON \`certificates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_issuer\` text,
  	\`version_valid_until\` text,
  	\`version_pdf_file_id\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__order_idx\` ON \`_certificates_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_pdf_file_idx\` ON \`_certificates_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_key_idx\` ON \`_certificates_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_review_version_review_by_idx\` ON \`_certificates_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_editor_idx\` ON \`_certificates_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__status_idx\` ON \`_certificates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_latest_idx\` ON \`_certificates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_autosave_idx\` ON \`_certificates_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`openings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`place\` text,
  	\`employment\` text,
  	\`published_at\` text,
  	\`valid_through\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`openings_key_idx\` ON \`openings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`openings_review_review_by_idx\` ON \`openings\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`openings_editor_idx\` ON \`openings\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`openings_updated_at_idx\` ON \`openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`openings_created_at_idx\` ON \`openings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`openings_deleted_at_idx\` ON \`openings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`openings__status_idx\` ON \`openings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_openings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_place\` text,
  	\`version_employment\` text,
  	\`version_published_at\` text,
  	\`version_valid_through\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_openings_v_parent_idx\` ON \`_openings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_key_idx\` ON \`_openings_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_review_version_review_by_idx\` ON \`_openings_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_editor_idx\` ON \`_openings_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_updated_at_idx\` ON \`_openings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_created_at_idx\` ON \`_openings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_deleted_at_idx\` ON \`_openings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version__status_idx\` ON \`_openings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_created_at_idx\` ON \`_openings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_updated_at_idx\` ON \`_openings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_latest_idx\` ON \`_openings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_autosave_idx\` ON \`_openings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`leadership\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leadership__order_idx\` ON \`leadership\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leadership_image_idx\` ON \`leadership\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_image_dark_idx\` ON \`leadership\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_key_idx\` ON \`leadership\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`leadership_review_review_by_idx\` ON \`leadership\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_editor_idx\` ON \`leadership\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_updated_at_idx\` ON \`leadership\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership_created_at_idx\` ON \`leadership\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership_deleted_at_idx\` ON \`leadership\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership__status_idx\` ON \`leadership\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_leadership_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leadership\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_leadership_v_parent_idx\` ON \`_leadership_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version__order_idx\` ON \`_leadership_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_image_idx\` ON \`_leadership_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_image_dark_idx\` ON \`_leadership_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_key_idx\` ON \`_leadership_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_review_version_review_by_idx\` ON \`_leadership_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_editor_idx\` ON \`_leadership_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_updated_at_idx\` ON \`_leadership_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_created_at_idx\` ON \`_leadership_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_deleted_at_idx\` ON \`_leadership_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version__status_idx\` ON \`_leadership_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_created_at_idx\` ON \`_leadership_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_updated_at_idx\` ON \`_leadership_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_latest_idx\` ON \`_leadership_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_autosave_idx\` ON \`_leadership_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`team\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`position\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team__order_idx\` ON \`team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_image_idx\` ON \`team\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`team_image_dark_idx\` ON \`team\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`team_key_idx\` ON \`team\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`team_review_review_by_idx\` ON \`team\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`team_editor_idx\` ON \`team\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`team_updated_at_idx\` ON \`team\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_created_at_idx\` ON \`team\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_deleted_at_idx\` ON \`team\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`team__status_idx\` ON \`team\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_team_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_position\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_parent_idx\` ON \`_team_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__order_idx\` ON \`_team_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_image_idx\` ON \`_team_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_image_dark_idx\` ON \`_team_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_key_idx\` ON \`_team_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_review_version_review_by_idx\` ON \`_team_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_editor_idx\` ON \`_team_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_updated_at_idx\` ON \`_team_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_created_at_idx\` ON \`_team_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_deleted_at_idx\` ON \`_team_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__status_idx\` ON \`_team_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_created_at_idx\` ON \`_team_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_updated_at_idx\` ON \`_team_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_latest_idx\` ON \`_team_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_autosave_idx\` ON \`_team_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`story_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`story\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`story_figures_order_idx\` ON \`story_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`story_figures_parent_id_idx\` ON \`story_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`story\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`description\` text,
  	\`commitment\` text,
  	\`instrumentation_excellence\` text,
  	\`our_capabilities\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`story__order_idx\` ON \`story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`story_key_idx\` ON \`story\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`story_review_review_by_idx\` ON \`story\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`story_editor_idx\` ON \`story\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`story_updated_at_idx\` ON \`story\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_created_at_idx\` ON \`story\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`story_deleted_at_idx\` ON \`story\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`story__status_idx\` ON \`story\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_story_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_story_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_v_version_figures_order_idx\` ON \`_story_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_figures_parent_id_idx\` ON \`_story_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_story_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_description\` text,
  	\`version_commitment\` text,
  	\`version_instrumentation_excellence\` text,
  	\`version_our_capabilities\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`story\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_v_parent_idx\` ON \`_story_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version__order_idx\` ON \`_story_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_key_idx\` ON \`_story_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_review_version_review_by_idx\` ON \`_story_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_editor_idx\` ON \`_story_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_updated_at_idx\` ON \`_story_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_created_at_idx\` ON \`_story_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_deleted_at_idx\` ON \`_story_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version__status_idx\` ON \`_story_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_created_at_idx\` ON \`_story_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_updated_at_idx\` ON \`_story_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_latest_idx\` ON \`_story_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_autosave_idx\` ON \`_story_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`values\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`values__order_idx\` ON \`values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`values_image_idx\` ON \`values\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`values_image_dark_idx\` ON \`values\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`values_seo_seo_image_idx\` ON \`values\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`values_key_idx\` ON \`values\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`values_review_review_by_idx\` ON \`values\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`values_editor_idx\` ON \`values\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`values_updated_at_idx\` ON \`values\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`values_created_at_idx\` ON \`values\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`values_deleted_at_idx\` ON \`values\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`values__status_idx\` ON \`values\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_values_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`values\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_values_v_parent_idx\` ON \`_values_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version__order_idx\` ON \`_values_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_image_idx\` ON \`_values_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_image_dark_idx\` ON \`_values_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_seo_version_seo_image_idx\` ON \`_values_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_key_idx\` ON \`_values_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_review_version_review_by_idx\` ON \`_values_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_editor_idx\` ON \`_values_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_updated_at_idx\` ON \`_values_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_created_at_idx\` ON \`_values_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_deleted_at_idx\` ON \`_values_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version__status_idx\` ON \`_values_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_created_at_idx\` ON \`_values_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_updated_at_idx\` ON \`_values_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_latest_idx\` ON \`_values_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_autosave_idx\` ON \`_values_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`commitments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`commitments__order_idx\` ON \`commitments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`commitments_key_idx\` ON \`commitments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`commitments_review_review_by_idx\` ON \`commitments\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`commitments_editor_idx\` ON \`commitments\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`commitments_updated_at_idx\` ON \`commitments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments_created_at_idx\` ON \`commitments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments_deleted_at_idx\` ON \`commitments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments__status_idx\` ON \`commitments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_commitments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`commitments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_commitments_v_parent_idx\` ON \`_commitments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version__order_idx\` ON \`_commitments_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_key_idx\` ON \`_commitments_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_review_version_review_by_idx\` ON \`_commitments_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_editor_idx\` ON \`_commitments_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_updated_at_idx\` ON \`_commitments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_created_at_idx\` ON \`_commitments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_deleted_at_idx\` ON \`_commitments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version__status_idx\` ON \`_commitments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_created_at_idx\` ON \`_commitments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_updated_at_idx\` ON \`_commitments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_latest_idx\` ON \`_commitments_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_autosave_idx\` ON \`_commitments_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`timeline\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`year\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`timeline__order_idx\` ON \`timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`timeline_image_idx\` ON \`timeline\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_image_dark_idx\` ON \`timeline\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_key_idx\` ON \`timeline\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`timeline_review_review_by_idx\` ON \`timeline\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_editor_idx\` ON \`timeline\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_updated_at_idx\` ON \`timeline\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_created_at_idx\` ON \`timeline\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_deleted_at_idx\` ON \`timeline\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline__status_idx\` ON \`timeline\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_timeline_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_year\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`timeline\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_timeline_v_parent_idx\` ON \`_timeline_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__order_idx\` ON \`_timeline_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_image_idx\` ON \`_timeline_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_image_dark_idx\` ON \`_timeline_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_key_idx\` ON \`_timeline_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_review_version_review_by_idx\` ON \`_timeline_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_editor_idx\` ON \`_timeline_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_updated_at_idx\` ON \`_timeline_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_created_at_idx\` ON \`_timeline_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_deleted_at_idx\` ON \`_timeline_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_autosave_idx\` ON \`_timeline_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`miscellaneous\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`miscellaneous__order_idx\` ON \`miscellaneous\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_image_idx\` ON \`miscellaneous\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_image_dark_idx\` ON \`miscellaneous\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_seo_seo_image_idx\` ON \`miscellaneous\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_key_idx\` ON \`miscellaneous\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_review_review_by_idx\` ON \`miscellaneous\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_editor_idx\` ON \`miscellaneous\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_updated_at_idx\` ON \`miscellaneous\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_created_at_idx\` ON \`miscellaneous\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_deleted_at_idx\` ON \`miscellaneous\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous__status_idx\` ON \`miscellaneous\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_miscellaneous_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`miscellaneous\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_parent_idx\` ON \`_miscellaneous_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version__order_idx\` ON \`_miscellaneous_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_image_idx\` ON \`_miscellaneous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_image_dark_idx\` ON \`_miscellaneous_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_seo_version_seo_image_idx\` ON \`_miscellaneous_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_key_idx\` ON \`_miscellaneous_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_review_version_review_by_idx\` ON \`_miscellaneous_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_editor_idx\` ON \`_miscellaneous_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_updated_at_idx\` ON \`_miscellaneous_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_created_at_idx\` ON \`_miscellaneous_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_deleted_at_idx\` ON \`_miscellaneous_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version__status_idx\` ON \`_miscellaneous_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_created_at_idx\` ON \`_miscellaneous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_updated_at_idx\` ON \`_miscellaneous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_latest_idx\` ON \`_miscellaneous_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_autosave_idx\` ON \`_miscellaneous_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners__order_idx\` ON \`banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_dark_idx\` ON \`banners\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_key_idx\` ON \`banners\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`banners_review_review_by_idx\` ON \`banners\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_editor_idx\` ON \`banners\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__order_idx\` ON \`_banners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_dark_idx\` ON \`_banners_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_key_idx\` ON \`_banners_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_review_version_review_by_idx\` ON \`_banners_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_editor_idx\` ON \`_banners_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_autosave_idx\` ON \`_banners_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`from\` text,
  	\`to\` text,
  	\`permanent\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects__order_idx\` ON \`redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_key_idx\` ON \`redirects\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`redirects_review_review_by_idx\` ON \`redirects\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_editor_idx\` ON \`redirects\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_permanent\` integer,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__order_idx\` ON \`_redirects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_key_idx\` ON \`_redirects_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_review_version_review_by_idx\` ON \`_redirects_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_editor_idx\` ON \`_redirects_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_autosave_idx\` ON \`_redirects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`language\` text,
  	\`kind\` text,
  	\`record\` text,
  	\`words\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_language_idx\` ON \`translations\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`translations_kind_idx\` ON \`translations\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`translations_record_idx\` ON \`translations\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`translations_key_idx\` ON \`translations\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`translations_review_review_by_idx\` ON \`translations\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_editor_idx\` ON \`translations\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_deleted_at_idx\` ON \`translations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`translations__status_idx\` ON \`translations\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`language_kind_record_idx\` ON \`translations\` (\`language\`,\`kind\`,\`record\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_language\` text,
  	\`version_kind\` text,
  	\`version_record\` text,
  	\`version_words\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_parent_idx\` ON \`_translations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_language_idx\` ON \`_translations_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_kind_idx\` ON \`_translations_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_record_idx\` ON \`_translations_v\` (\`version_record\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_key_idx\` ON \`_translations_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_review_version_review_by_idx\` ON \`_translations_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_editor_idx\` ON \`_translations_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_updated_at_idx\` ON \`_translations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_created_at_idx\` ON \`_translations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_deleted_at_idx\` ON \`_translations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version__status_idx\` ON \`_translations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_created_at_idx\` ON \`_translations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_updated_at_idx\` ON \`_translations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_latest_idx\` ON \`_translations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_autosave_idx\` ON \`_translations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_language_version_kind_version_record_idx\` ON \`_translations_v\` (\`version_language\`,\`version_kind\`,\`version_record\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text,
  	\`prefix\` text DEFAULT 'uploads',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_compound_idx\` ON \`media\` (\`prefix\`,\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`notes\` text,
  	\`reference\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`company\` text,
  	\`subject\` text,
  	\`message\` text,
  	\`gas\` text,
  	\`flow\` text,
  	\`purity\` text,
  	\`pressure\` text,
  	\`place\` text,
  	\`page\` text,
  	\`received_at\` text,
  	\`uuid\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_state_idx\` ON \`inquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_assignee_idx\` ON \`inquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_received_at_idx\` ON \`inquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_uuid_idx\` ON \`inquiries\` (\`uuid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_idempotency_key_idx\` ON \`inquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inquiry_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`inquiry_id\` integer NOT NULL,
  	\`uuid\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`received_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inquiry_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiry_files_inquiry_idx\` ON \`inquiry_files\` (\`inquiry_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiry_files_uuid_idx\` ON \`inquiry_files\` (\`uuid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiry_files_idempotency_key_idx\` ON \`inquiry_files\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiry_files_updated_at_idx\` ON \`inquiry_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiry_files_created_at_idx\` ON \`inquiry_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`services_id\` integer,
  	\`expertise_id\` integer,
  	\`products_id\` integer,
  	\`families_id\` integer,
  	\`references_id\` integer,
  	\`figures_id\` integer,
  	\`blog_id\` integer,
  	\`news_id\` integer,
  	\`gallery_id\` integer,
  	\`catalogues_id\` integer,
  	\`certificates_id\` integer,
  	\`openings_id\` integer,
  	\`leadership_id\` integer,
  	\`team_id\` integer,
  	\`story_id\` integer,
  	\`values_id\` integer,
  	\`commitments_id\` integer,
  	\`timeline_id\` integer,
  	\`miscellaneous_id\` integer,
  	\`banners_id\` integer,
  	\`redirects_id\` integer,
  	\`translations_id\` integer,
  	\`media_id\` integer,
  	\`inquiries_id\` integer,
  	\`inquiry_files_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`families_id\`) REFERENCES \`families\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`figures_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogues_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`openings_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leadership_id\`) REFERENCES \`leadership\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_id\`) REFERENCES \`story\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`values_id\`) REFERENCES \`values\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commitments_id\`) REFERENCES \`commitments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`timeline_id\`) REFERENCES \`timeline\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`miscellaneous_id\`) REFERENCES \`miscellaneous\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiry_files_id\`) REFERENCES \`inquiry_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_expertise_id_idx\` ON \`payload_locked_documents_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_families_id_idx\` ON \`payload_locked_documents_rels\` (\`families_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_references_id_idx\` ON \`payload_locked_documents_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`figures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalogues_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogues_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leadership_id_idx\` ON \`payload_locked_documents_rels\` (\`leadership_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_id_idx\` ON \`payload_locked_documents_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_story_id_idx\` ON \`payload_locked_documents_rels\` (\`story_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_values_id_idx\` ON \`payload_locked_documents_rels\` (\`values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commitments_id_idx\` ON \`payload_locked_documents_rels\` (\`commitments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_timeline_id_idx\` ON \`payload_locked_documents_rels\` (\`timeline_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_miscellaneous_id_idx\` ON \`payload_locked_documents_rels\` (\`miscellaneous_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiry_files_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiry_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settings_locations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_locations_order_idx\` ON \`settings_locations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_locations_parent_id_idx\` ON \`settings_locations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_social_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_social_profiles_order_idx\` ON \`settings_social_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_profiles_parent_id_idx\` ON \`settings_social_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`menu\` text,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_links_order_idx\` ON \`settings_menu_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_links_parent_id_idx\` ON \`settings_menu_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_columns_links_order_idx\` ON \`settings_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_columns_links_parent_id_idx\` ON \`settings_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_columns_order_idx\` ON \`settings_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_columns_parent_id_idx\` ON \`settings_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`whatsapp_number\` text,
  	\`official_email\` text,
  	\`sales_email\` text,
  	\`careers_email\` text,
  	\`press_email\` text,
  	\`address\` text,
  	\`map_link\` text,
  	\`site_logo_id\` integer,
  	\`registration_number\` text,
  	\`tax_number\` text,
  	\`tagline\` text,
  	\`founding_story\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`site_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_site_logo_idx\` ON \`settings\` (\`site_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_key_idx\` ON \`settings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`settings_review_review_by_idx\` ON \`settings\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_editor_idx\` ON \`settings\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_locations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_locations_order_idx\` ON \`_settings_v_version_locations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_locations_parent_id_idx\` ON \`_settings_v_version_locations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_social_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_profiles_order_idx\` ON \`_settings_v_version_social_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_profiles_parent_id_idx\` ON \`_settings_v_version_social_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_menu_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`menu\` text,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_links_order_idx\` ON \`_settings_v_version_menu_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_links_parent_id_idx\` ON \`_settings_v_version_menu_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_columns_links_order_idx\` ON \`_settings_v_version_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_columns_links_parent_id_idx\` ON \`_settings_v_version_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_columns_order_idx\` ON \`_settings_v_version_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_columns_parent_id_idx\` ON \`_settings_v_version_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_phone\` text,
  	\`version_whatsapp_number\` text,
  	\`version_official_email\` text,
  	\`version_sales_email\` text,
  	\`version_careers_email\` text,
  	\`version_press_email\` text,
  	\`version_address\` text,
  	\`version_map_link\` text,
  	\`version_site_logo_id\` integer,
  	\`version_registration_number\` text,
  	\`version_tax_number\` text,
  	\`version_tagline\` text,
  	\`version_founding_story\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_site_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_site_logo_idx\` ON \`_settings_v\` (\`version_site_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_key_idx\` ON \`_settings_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_review_version_review_by_idx\` ON \`_settings_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_editor_idx\` ON \`_settings_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_autosave_idx\` ON \`_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`home_phases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`text\` text,
  	\`duration\` text,
  	\`symbol\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_phases_order_idx\` ON \`home_phases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_phases_parent_id_idx\` ON \`home_phases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_industries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`gas\` text,
  	\`flow\` numeric,
  	\`purity\` numeric,
  	\`pressure\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_industries_order_idx\` ON \`home_industries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_industries_parent_id_idx\` ON \`home_industries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phases_note\` text,
  	\`closing_heading\` text,
  	\`closing_text\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_key_idx\` ON \`home\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`home_review_review_by_idx\` ON \`home\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`home_editor_idx\` ON \`home\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_phases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`text\` text,
  	\`duration\` text,
  	\`symbol\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_phases_order_idx\` ON \`_home_v_version_phases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_phases_parent_id_idx\` ON \`_home_v_version_phases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_industries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`gas\` text,
  	\`flow\` numeric,
  	\`purity\` numeric,
  	\`pressure\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_industries_order_idx\` ON \`_home_v_version_industries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_industries_parent_id_idx\` ON \`_home_v_version_industries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_phases_note\` text,
  	\`version_closing_heading\` text,
  	\`version_closing_text\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_key_idx\` ON \`_home_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_review_version_review_by_idx\` ON \`_home_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_editor_idx\` ON \`_home_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`about_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_figures_order_idx\` ON \`about_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_figures_parent_id_idx\` ON \`about_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_image_idx\` ON \`about\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_image_dark_idx\` ON \`about\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`about_key_idx\` ON \`about\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`about_review_review_by_idx\` ON \`about\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_editor_idx\` ON \`about\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_order_idx\` ON \`_about_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_parent_id_idx\` ON \`_about_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_image_idx\` ON \`_about_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_image_dark_idx\` ON \`_about_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_key_idx\` ON \`_about_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_review_version_review_by_idx\` ON \`_about_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_editor_idx\` ON \`_about_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`vision_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vision\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vision_figures_order_idx\` ON \`vision_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vision_figures_parent_id_idx\` ON \`vision_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vision\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`vision_key_idx\` ON \`vision\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`vision_review_review_by_idx\` ON \`vision\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`vision_editor_idx\` ON \`vision\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`vision__status_idx\` ON \`vision\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_vision_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vision_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vision_v_version_figures_order_idx\` ON \`_vision_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_figures_parent_id_idx\` ON \`_vision_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vision_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version_key_idx\` ON \`_vision_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_review_version_review_by_idx\` ON \`_vision_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version_editor_idx\` ON \`_vision_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version__status_idx\` ON \`_vision_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_created_at_idx\` ON \`_vision_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_updated_at_idx\` ON \`_vision_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_latest_idx\` ON \`_vision_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_autosave_idx\` ON \`_vision_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`quality_policy_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quality_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quality_policy_figures_order_idx\` ON \`quality_policy_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy_figures_parent_id_idx\` ON \`quality_policy_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quality_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quality_policy_key_idx\` ON \`quality_policy\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy_review_review_by_idx\` ON \`quality_policy\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy_editor_idx\` ON \`quality_policy\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy__status_idx\` ON \`quality_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_quality_policy_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_quality_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_figures_order_idx\` ON \`_quality_policy_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_figures_parent_id_idx\` ON \`_quality_policy_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_quality_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version_key_idx\` ON \`_quality_policy_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_review_version_review_by_idx\` ON \`_quality_policy_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version_editor_idx\` ON \`_quality_policy_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version__status_idx\` ON \`_quality_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_created_at_idx\` ON \`_quality_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_updated_at_idx\` ON \`_quality_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_latest_idx\` ON \`_quality_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_autosave_idx\` ON \`_quality_policy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`revised_on\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`review_comment\` text,
  	\`review_is_ready\` integer,
  	\`review_by_id\` integer,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_key_idx\` ON \`privacy\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`privacy_review_review_by_idx\` ON \`privacy\` (\`review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_editor_idx\` ON \`privacy\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_revised_on\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_review_comment\` text,
  	\`version_review_is_ready\` integer,
  	\`version_review_by_id\` integer,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_review_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_key_idx\` ON \`_privacy_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_review_version_review_by_idx\` ON \`_privacy_v\` (\`version_review_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_editor_idx\` ON \`_privacy_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_autosave_idx\` ON \`_privacy_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_picture\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_figures_figures\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_figures\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_records\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_questions_questions\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_questions\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_action\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_inquiry\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_picture\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_figures_figures\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_figures\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_records\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_questions_questions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_questions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_action\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_inquiry\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services_images\`;`)
  await db.run(sql`DROP TABLE \`services_specs\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_images\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_specs\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`expertise_images\`;`)
  await db.run(sql`DROP TABLE \`expertise_specs\`;`)
  await db.run(sql`DROP TABLE \`expertise\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_images\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_specs\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`products_specs\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_texts\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specs\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`families_range\`;`)
  await db.run(sql`DROP TABLE \`families\`;`)
  await db.run(sql`DROP TABLE \`families_texts\`;`)
  await db.run(sql`DROP TABLE \`_families_v_version_range\`;`)
  await db.run(sql`DROP TABLE \`_families_v\`;`)
  await db.run(sql`DROP TABLE \`_families_v_texts\`;`)
  await db.run(sql`DROP TABLE \`references_guarantees\`;`)
  await db.run(sql`DROP TABLE \`references\`;`)
  await db.run(sql`DROP TABLE \`references_texts\`;`)
  await db.run(sql`DROP TABLE \`references_rels\`;`)
  await db.run(sql`DROP TABLE \`_references_v_version_guarantees\`;`)
  await db.run(sql`DROP TABLE \`_references_v\`;`)
  await db.run(sql`DROP TABLE \`_references_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_references_v_rels\`;`)
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`DROP TABLE \`_figures_v\`;`)
  await db.run(sql`DROP TABLE \`blog_figures\`;`)
  await db.run(sql`DROP TABLE \`blog\`;`)
  await db.run(sql`DROP TABLE \`_blog_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_blog_v\`;`)
  await db.run(sql`DROP TABLE \`news_figures\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`gallery\`;`)
  await db.run(sql`DROP TABLE \`_gallery_v\`;`)
  await db.run(sql`DROP TABLE \`catalogues\`;`)
  await db.run(sql`DROP TABLE \`_catalogues_v\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v\`;`)
  await db.run(sql`DROP TABLE \`openings\`;`)
  await db.run(sql`DROP TABLE \`_openings_v\`;`)
  await db.run(sql`DROP TABLE \`leadership\`;`)
  await db.run(sql`DROP TABLE \`_leadership_v\`;`)
  await db.run(sql`DROP TABLE \`team\`;`)
  await db.run(sql`DROP TABLE \`_team_v\`;`)
  await db.run(sql`DROP TABLE \`story_figures\`;`)
  await db.run(sql`DROP TABLE \`story\`;`)
  await db.run(sql`DROP TABLE \`_story_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_story_v\`;`)
  await db.run(sql`DROP TABLE \`values\`;`)
  await db.run(sql`DROP TABLE \`_values_v\`;`)
  await db.run(sql`DROP TABLE \`commitments\`;`)
  await db.run(sql`DROP TABLE \`_commitments_v\`;`)
  await db.run(sql`DROP TABLE \`timeline\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v\`;`)
  await db.run(sql`DROP TABLE \`miscellaneous\`;`)
  await db.run(sql`DROP TABLE \`_miscellaneous_v\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`_translations_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiry_files\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`settings_locations\`;`)
  await db.run(sql`DROP TABLE \`settings_social_profiles\`;`)
  await db.run(sql`DROP TABLE \`settings_menu_links\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_locations\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_social_profiles\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_menu_links\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`home_phases\`;`)
  await db.run(sql`DROP TABLE \`home_industries\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_phases\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_industries\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`about_figures\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`vision_figures\`;`)
  await db.run(sql`DROP TABLE \`vision\`;`)
  await db.run(sql`DROP TABLE \`_vision_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_vision_v\`;`)
  await db.run(sql`DROP TABLE \`quality_policy_figures\`;`)
  await db.run(sql`DROP TABLE \`quality_policy\`;`)
  await db.run(sql`DROP TABLE \`_quality_policy_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_quality_policy_v\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
}
