import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` ADD \`gas\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` ADD \`flow\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` ADD \`purity\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` ADD \`pressure\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`pages_review_review_by_idx\` ON \`pages\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` ADD \`gas\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` ADD \`flow\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` ADD \`purity\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` ADD \`pressure\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_review_version_review_by_idx\` ON \`_pages_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`services_review_review_by_idx\` ON \`services\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_review_version_review_by_idx\` ON \`_services_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`expertise_review_review_by_idx\` ON \`expertise\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_review_version_review_by_idx\` ON \`_expertise_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`products_review_review_by_idx\` ON \`products\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_review_version_review_by_idx\` ON \`_products_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`families\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`families\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`families\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`families_review_review_by_idx\` ON \`families\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_families_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_families_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_families_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_review_version_review_by_idx\` ON \`_families_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`references_review_review_by_idx\` ON \`references\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`references_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`references_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`CREATE INDEX \`references_rels_news_id_idx\` ON \`references_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_services_id_idx\` ON \`references_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_review_version_review_by_idx\` ON \`_references_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_references_v_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`_references_v_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_news_id_idx\` ON \`_references_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_rels_services_id_idx\` ON \`_references_v_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`figures\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`figures\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`figures\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`figures_review_review_by_idx\` ON \`figures\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_figures_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_figures_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_figures_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_review_version_review_by_idx\` ON \`_figures_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_by_idx\` ON \`blog\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_by_idx\` ON \`_blog_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`news_review_review_by_idx\` ON \`news\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_review_version_review_by_idx\` ON \`_news_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`gallery_review_review_by_idx\` ON \`gallery\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_gallery_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_gallery_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_review_version_review_by_idx\` ON \`_gallery_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`catalogues_review_review_by_idx\` ON \`catalogues\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_review_version_review_by_idx\` ON \`_catalogues_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`certificates_review_review_by_idx\` ON \`certificates\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_review_version_review_by_idx\` ON \`_certificates_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`leadership\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`leadership\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`leadership\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`leadership_review_review_by_idx\` ON \`leadership\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_leadership_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_leadership_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_leadership_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_review_version_review_by_idx\` ON \`_leadership_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`team\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`team\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`team\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`team_review_review_by_idx\` ON \`team\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_review_version_review_by_idx\` ON \`_team_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`story\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`story\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`story\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`story_review_review_by_idx\` ON \`story\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_story_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_story_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_story_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_review_version_review_by_idx\` ON \`_story_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`values\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`values\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`values\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`values_review_review_by_idx\` ON \`values\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_values_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_values_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_values_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_review_version_review_by_idx\` ON \`_values_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`commitments\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`commitments\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`commitments\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`commitments_review_review_by_idx\` ON \`commitments\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_commitments_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_commitments_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_commitments_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_review_version_review_by_idx\` ON \`_commitments_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`timeline\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`timeline\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`timeline\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`timeline_review_review_by_idx\` ON \`timeline\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_timeline_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_timeline_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_timeline_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_review_version_review_by_idx\` ON \`_timeline_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`miscellaneous\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`miscellaneous\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`miscellaneous\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_review_review_by_idx\` ON \`miscellaneous\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_miscellaneous_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_miscellaneous_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_miscellaneous_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_review_version_review_by_idx\` ON \`_miscellaneous_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`banners_review_review_by_idx\` ON \`banners\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_review_version_review_by_idx\` ON \`_banners_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`redirects_review_review_by_idx\` ON \`redirects\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_redirects_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_redirects_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_redirects_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_review_version_review_by_idx\` ON \`_redirects_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`tagline\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`founding_story\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`settings_review_review_by_idx\` ON \`settings\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_tagline\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_founding_story\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_review_version_review_by_idx\` ON \`_settings_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`about_review_review_by_idx\` ON \`about\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_review_version_review_by_idx\` ON \`_about_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`vision\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`vision\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`vision\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`vision_review_review_by_idx\` ON \`vision\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_vision_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_vision_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_vision_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_review_version_review_by_idx\` ON \`_vision_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`quality_policy\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`quality_policy\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`quality_policy\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`quality_policy_review_review_by_idx\` ON \`quality_policy\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_quality_policy_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_quality_policy_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_quality_policy_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_review_version_review_by_idx\` ON \`_quality_policy_v\` (\`version_review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`privacy\` ADD \`review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`privacy\` ADD \`review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`privacy\` ADD \`review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`privacy_review_review_by_idx\` ON \`privacy\` (\`review_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`version_review_comment\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`version_review_is_ready\` integer;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`version_review_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_review_version_review_by_idx\` ON \`_privacy_v\` (\`version_review_by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_social_profiles\`;`)
  await db.run(sql`DROP TABLE \`settings_menu_links\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_social_profiles\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_menu_links\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`home_phases\`;`)
  await db.run(sql`DROP TABLE \`home_industries\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_phases\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_industries\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "_order", "title", "summary", "image_id", "image_dark_id", "image_alt", "menu", "footer", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "summary", "image_id", "image_dark_id", "image_alt", "menu", "footer", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_dark_idx\` ON \`pages\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_editor_idx\` ON \`pages\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version__order", "version_title", "version_summary", "version_image_id", "version_image_dark_id", "version_image_alt", "version_menu", "version_footer", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_summary", "version_image_id", "version_image_dark_id", "version_image_alt", "version_menu", "version_footer", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_dark_idx\` ON \`_pages_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_editor_idx\` ON \`_pages_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "title", "description", "image_alt", "group", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "description", "image_alt", "group", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_key_idx\` ON \`services\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`services_editor_idx\` ON \`services\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_title", "version_description", "version_image_alt", "version_group", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_description", "version_image_alt", "version_group", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_key_idx\` ON \`_services_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_editor_idx\` ON \`_services_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_expertise\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_expertise\`("id", "_order", "title", "description", "image_alt", "symbol", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "description", "image_alt", "symbol", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`expertise\`;`)
  await db.run(sql`DROP TABLE \`expertise\`;`)
  await db.run(sql`ALTER TABLE \`__new_expertise\` RENAME TO \`expertise\`;`)
  await db.run(sql`CREATE INDEX \`expertise__order_idx\` ON \`expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_seo_seo_image_idx\` ON \`expertise\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_key_idx\` ON \`expertise\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`expertise_editor_idx\` ON \`expertise\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_updated_at_idx\` ON \`expertise\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_created_at_idx\` ON \`expertise\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_deleted_at_idx\` ON \`expertise\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise__status_idx\` ON \`expertise\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__expertise_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__expertise_v\`("id", "parent_id", "version__order", "version_title", "version_description", "version_image_alt", "version_symbol", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_description", "version_image_alt", "version_symbol", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__expertise_v\` RENAME TO \`_expertise_v\`;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_parent_idx\` ON \`_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__order_idx\` ON \`_expertise_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_seo_version_seo_image_idx\` ON \`_expertise_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_key_idx\` ON \`_expertise_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_editor_idx\` ON \`_expertise_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_updated_at_idx\` ON \`_expertise_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_created_at_idx\` ON \`_expertise_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_deleted_at_idx\` ON \`_expertise_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__status_idx\` ON \`_expertise_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_created_at_idx\` ON \`_expertise_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_updated_at_idx\` ON \`_expertise_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_latest_idx\` ON \`_expertise_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_autosave_idx\` ON \`_expertise_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
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
  	\`revised_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "_order", "title", "family", "tag", "image_id", "image_dark_id", "image_alt", "description", "pdf_file_id", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "family", "tag", "image_id", "image_dark_id", "image_alt", "description", "pdf_file_id", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image_dark_idx\` ON \`products\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`products_pdf_file_idx\` ON \`products\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_key_idx\` ON \`products\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`products_editor_idx\` ON \`products\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
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
  	\`version_revised_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version__order", "version_title", "version_family", "version_tag", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_pdf_file_id", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_family", "version_tag", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_pdf_file_id", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_dark_idx\` ON \`_products_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_pdf_file_idx\` ON \`_products_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_editor_idx\` ON \`_products_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_families\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`expertise_id\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_families\`("id", "_order", "name", "expertise_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "expertise_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`families\`;`)
  await db.run(sql`DROP TABLE \`families\`;`)
  await db.run(sql`ALTER TABLE \`__new_families\` RENAME TO \`families\`;`)
  await db.run(sql`CREATE INDEX \`families__order_idx\` ON \`families\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`families_expertise_idx\` ON \`families\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`families_key_idx\` ON \`families\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`families_editor_idx\` ON \`families\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`families_updated_at_idx\` ON \`families\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`families_created_at_idx\` ON \`families\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`families_deleted_at_idx\` ON \`families\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`families__status_idx\` ON \`families\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__families_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_expertise_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`families\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__families_v\`("id", "parent_id", "version__order", "version_name", "version_expertise_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_name", "version_expertise_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_families_v\`;`)
  await db.run(sql`DROP TABLE \`_families_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__families_v\` RENAME TO \`_families_v\`;`)
  await db.run(sql`CREATE INDEX \`_families_v_parent_idx\` ON \`_families_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version__order_idx\` ON \`_families_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_expertise_idx\` ON \`_families_v\` (\`version_expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_key_idx\` ON \`_families_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_editor_idx\` ON \`_families_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_updated_at_idx\` ON \`_families_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_created_at_idx\` ON \`_families_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version_deleted_at_idx\` ON \`_families_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_version_version__status_idx\` ON \`_families_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_created_at_idx\` ON \`_families_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_updated_at_idx\` ON \`_families_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_latest_idx\` ON \`_families_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_families_v_autosave_idx\` ON \`_families_v\` (\`autosave\`);`)
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_references\`("id", "_order", "title", "year", "customer", "place", "country", "capacity", "scope", "phase", "image_id", "image_dark_id", "image_alt", "description", "news_id", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "year", "customer", "place", "country", "capacity", "scope", "phase", "image_id", "image_dark_id", "image_alt", "description", "news_id", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`references\`;`)
  await db.run(sql`DROP TABLE \`references\`;`)
  await db.run(sql`ALTER TABLE \`__new_references\` RENAME TO \`references\`;`)
  await db.run(sql`CREATE INDEX \`references__order_idx\` ON \`references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`references_image_idx\` ON \`references\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`references_image_dark_idx\` ON \`references\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`references_news_idx\` ON \`references\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`references_seo_seo_image_idx\` ON \`references\` (\`seo_image_id\`);`)
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
  await db.run(sql`CREATE INDEX \`references_rels_order_idx\` ON \`references_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_parent_idx\` ON \`references_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_path_idx\` ON \`references_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`references_rels_products_id_idx\` ON \`references_rels\` (\`products_id\`);`)
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__references_v\`("id", "parent_id", "version__order", "version_title", "version_year", "version_customer", "version_place", "version_country", "version_capacity", "version_scope", "version_phase", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_news_id", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_year", "version_customer", "version_place", "version_country", "version_capacity", "version_scope", "version_phase", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_news_id", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_references_v\`;`)
  await db.run(sql`DROP TABLE \`_references_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__references_v\` RENAME TO \`_references_v\`;`)
  await db.run(sql`CREATE INDEX \`_references_v_parent_idx\` ON \`_references_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__order_idx\` ON \`_references_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_idx\` ON \`_references_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_image_dark_idx\` ON \`_references_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_news_idx\` ON \`_references_v\` (\`version_news_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_seo_version_seo_image_idx\` ON \`_references_v\` (\`version_seo_image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`href\` text,
  	\`as_of\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_figures\`("id", "_order", "value", "unit", "label", "href", "as_of", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "value", "unit", "label", "href", "as_of", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`figures\`;`)
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_figures\` RENAME TO \`figures\`;`)
  await db.run(sql`CREATE INDEX \`figures__order_idx\` ON \`figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`figures_key_idx\` ON \`figures\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`figures_editor_idx\` ON \`figures\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`figures_updated_at_idx\` ON \`figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_created_at_idx\` ON \`figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_deleted_at_idx\` ON \`figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`figures__status_idx\` ON \`figures\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__figures_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__figures_v\`("id", "parent_id", "version__order", "version_value", "version_unit", "version_label", "version_href", "version_as_of", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_value", "version_unit", "version_label", "version_href", "version_as_of", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_figures_v\`;`)
  await db.run(sql`DROP TABLE \`_figures_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__figures_v\` RENAME TO \`_figures_v\`;`)
  await db.run(sql`CREATE INDEX \`_figures_v_parent_idx\` ON \`_figures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__order_idx\` ON \`_figures_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_key_idx\` ON \`_figures_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_editor_idx\` ON \`_figures_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_updated_at_idx\` ON \`_figures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_created_at_idx\` ON \`_figures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_deleted_at_idx\` ON \`_figures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__status_idx\` ON \`_figures_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_created_at_idx\` ON \`_figures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_updated_at_idx\` ON \`_figures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_latest_idx\` ON \`_figures_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_autosave_idx\` ON \`_figures_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_blog\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog\`("id", "title", "published_at", "image_id", "image_dark_id", "image_alt", "description", "summary", "author", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "published_at", "image_id", "image_dark_id", "image_alt", "description", "summary", "author", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`blog\`;`)
  await db.run(sql`DROP TABLE \`blog\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog\` RENAME TO \`blog\`;`)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_image_dark_idx\` ON \`blog\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_seo_image_idx\` ON \`blog\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_key_idx\` ON \`blog\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`blog_editor_idx\` ON \`blog\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_deleted_at_idx\` ON \`blog\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_v\`("id", "parent_id", "version_title", "version_published_at", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_summary", "version_author", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_published_at", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_summary", "version_author", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_blog_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_v\` RENAME TO \`_blog_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_dark_idx\` ON \`_blog_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_version_seo_image_idx\` ON \`_blog_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_key_idx\` ON \`_blog_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_editor_idx\` ON \`_blog_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_deleted_at_idx\` ON \`_blog_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_autosave_idx\` ON \`_blog_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_news\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news\`("id", "title", "published_at", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "published_at", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`news\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`ALTER TABLE \`__new_news\` RENAME TO \`news\`;`)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_image_dark_idx\` ON \`news\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_seo_image_idx\` ON \`news\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_key_idx\` ON \`news\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`news_editor_idx\` ON \`news\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_v\`("id", "parent_id", "version_title", "version_published_at", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_published_at", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v\` RENAME TO \`_news_v\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_dark_idx\` ON \`_news_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_version_seo_image_idx\` ON \`_news_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_key_idx\` ON \`_news_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_editor_idx\` ON \`_news_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_gallery\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gallery\`("id", "_order", "title", "image_id", "image_dark_id", "image_alt", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "image_id", "image_dark_id", "image_alt", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`gallery\`;`)
  await db.run(sql`DROP TABLE \`gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new_gallery\` RENAME TO \`gallery\`;`)
  await db.run(sql`CREATE INDEX \`gallery__order_idx\` ON \`gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_image_idx\` ON \`gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_image_dark_idx\` ON \`gallery\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_key_idx\` ON \`gallery\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`gallery_editor_idx\` ON \`gallery\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_updated_at_idx\` ON \`gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_created_at_idx\` ON \`gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_deleted_at_idx\` ON \`gallery\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery__status_idx\` ON \`gallery\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__gallery_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__gallery_v\`("id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_gallery_v\`;`)
  await db.run(sql`DROP TABLE \`_gallery_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__gallery_v\` RENAME TO \`_gallery_v\`;`)
  await db.run(sql`CREATE INDEX \`_gallery_v_parent_idx\` ON \`_gallery_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__order_idx\` ON \`_gallery_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_image_idx\` ON \`_gallery_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_image_dark_idx\` ON \`_gallery_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_key_idx\` ON \`_gallery_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_editor_idx\` ON \`_gallery_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_updated_at_idx\` ON \`_gallery_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_created_at_idx\` ON \`_gallery_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_deleted_at_idx\` ON \`_gallery_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__status_idx\` ON \`_gallery_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_created_at_idx\` ON \`_gallery_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_updated_at_idx\` ON \`_gallery_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_latest_idx\` ON \`_gallery_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_autosave_idx\` ON \`_gallery_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_catalogues\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_catalogues\`("id", "_order", "title", "pdf_file_id", "image_id", "image_alt", "page_count", "revision", "revised_on", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "pdf_file_id", "image_id", "image_alt", "page_count", "revision", "revised_on", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`catalogues\`;`)
  await db.run(sql`DROP TABLE \`catalogues\`;`)
  await db.run(sql`ALTER TABLE \`__new_catalogues\` RENAME TO \`catalogues\`;`)
  await db.run(sql`CREATE INDEX \`catalogues__order_idx\` ON \`catalogues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_pdf_file_idx\` ON \`catalogues\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_image_idx\` ON \`catalogues\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_key_idx\` ON \`catalogues\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_editor_idx\` ON \`catalogues\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_updated_at_idx\` ON \`catalogues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_created_at_idx\` ON \`catalogues\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues_deleted_at_idx\` ON \`catalogues\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`catalogues__status_idx\` ON \`catalogues\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__catalogues_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__catalogues_v\`("id", "parent_id", "version__order", "version_title", "version_pdf_file_id", "version_image_id", "version_image_alt", "version_page_count", "version_revision", "version_revised_on", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_pdf_file_id", "version_image_id", "version_image_alt", "version_page_count", "version_revision", "version_revised_on", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_catalogues_v\`;`)
  await db.run(sql`DROP TABLE \`_catalogues_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__catalogues_v\` RENAME TO \`_catalogues_v\`;`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_parent_idx\` ON \`_catalogues_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version__order_idx\` ON \`_catalogues_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_pdf_file_idx\` ON \`_catalogues_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_image_idx\` ON \`_catalogues_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_key_idx\` ON \`_catalogues_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_editor_idx\` ON \`_catalogues_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_updated_at_idx\` ON \`_catalogues_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_created_at_idx\` ON \`_catalogues_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version_deleted_at_idx\` ON \`_catalogues_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_version_version__status_idx\` ON \`_catalogues_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_created_at_idx\` ON \`_catalogues_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_updated_at_idx\` ON \`_catalogues_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_latest_idx\` ON \`_catalogues_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_catalogues_v_autosave_idx\` ON \`_catalogues_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`issuer\` text,
  	\`valid_until\` text,
  	\`pdf_file_id\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_certificates\`("id", "_order", "title", "issuer", "valid_until", "pdf_file_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "issuer", "valid_until", "pdf_file_id", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`ALTER TABLE \`__new_certificates\` RENAME TO \`certificates\`;`)
  await db.run(sql`CREATE INDEX \`certificates__order_idx\` ON \`certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_pdf_file_idx\` ON \`certificates\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_key_idx\` ON \`certificates\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`certificates_editor_idx\` ON \`certificates\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates__status_idx\` ON \`certificates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__certificates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_issuer\` text,
  	\`version_valid_until\` text,
  	\`version_pdf_file_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__certificates_v\`("id", "parent_id", "version__order", "version_title", "version_issuer", "version_valid_until", "version_pdf_file_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_issuer", "version_valid_until", "version_pdf_file_id", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_certificates_v\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__certificates_v\` RENAME TO \`_certificates_v\`;`)
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__order_idx\` ON \`_certificates_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_pdf_file_idx\` ON \`_certificates_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_key_idx\` ON \`_certificates_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_editor_idx\` ON \`_certificates_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__status_idx\` ON \`_certificates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_latest_idx\` ON \`_certificates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_autosave_idx\` ON \`_certificates_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_leadership\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leadership\`("id", "_order", "name", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`leadership\`;`)
  await db.run(sql`DROP TABLE \`leadership\`;`)
  await db.run(sql`ALTER TABLE \`__new_leadership\` RENAME TO \`leadership\`;`)
  await db.run(sql`CREATE INDEX \`leadership__order_idx\` ON \`leadership\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leadership_image_idx\` ON \`leadership\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_image_dark_idx\` ON \`leadership\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_key_idx\` ON \`leadership\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`leadership_editor_idx\` ON \`leadership\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`leadership_updated_at_idx\` ON \`leadership\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership_created_at_idx\` ON \`leadership\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership_deleted_at_idx\` ON \`leadership\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`leadership__status_idx\` ON \`leadership\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__leadership_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__leadership_v\`("id", "parent_id", "version__order", "version_name", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_name", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_leadership_v\`;`)
  await db.run(sql`DROP TABLE \`_leadership_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__leadership_v\` RENAME TO \`_leadership_v\`;`)
  await db.run(sql`CREATE INDEX \`_leadership_v_parent_idx\` ON \`_leadership_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version__order_idx\` ON \`_leadership_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_image_idx\` ON \`_leadership_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_image_dark_idx\` ON \`_leadership_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_key_idx\` ON \`_leadership_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_editor_idx\` ON \`_leadership_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_updated_at_idx\` ON \`_leadership_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_created_at_idx\` ON \`_leadership_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version_deleted_at_idx\` ON \`_leadership_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_version_version__status_idx\` ON \`_leadership_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_created_at_idx\` ON \`_leadership_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_updated_at_idx\` ON \`_leadership_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_latest_idx\` ON \`_leadership_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_leadership_v_autosave_idx\` ON \`_leadership_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_team\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_team\`("id", "_order", "name", "position", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "position", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`team\`;`)
  await db.run(sql`DROP TABLE \`team\`;`)
  await db.run(sql`ALTER TABLE \`__new_team\` RENAME TO \`team\`;`)
  await db.run(sql`CREATE INDEX \`team__order_idx\` ON \`team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_image_idx\` ON \`team\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`team_image_dark_idx\` ON \`team\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`team_key_idx\` ON \`team\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`team_editor_idx\` ON \`team\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`team_updated_at_idx\` ON \`team\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_created_at_idx\` ON \`team\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_deleted_at_idx\` ON \`team\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`team__status_idx\` ON \`team\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__team_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__team_v\`("id", "parent_id", "version__order", "version_name", "version_position", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_name", "version_position", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_team_v\`;`)
  await db.run(sql`DROP TABLE \`_team_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__team_v\` RENAME TO \`_team_v\`;`)
  await db.run(sql`CREATE INDEX \`_team_v_parent_idx\` ON \`_team_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__order_idx\` ON \`_team_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_image_idx\` ON \`_team_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_image_dark_idx\` ON \`_team_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_key_idx\` ON \`_team_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_editor_idx\` ON \`_team_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_updated_at_idx\` ON \`_team_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_created_at_idx\` ON \`_team_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_deleted_at_idx\` ON \`_team_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__status_idx\` ON \`_team_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_created_at_idx\` ON \`_team_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_updated_at_idx\` ON \`_team_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_latest_idx\` ON \`_team_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_autosave_idx\` ON \`_team_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_story\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`description\` text,
  	\`commitment\` text,
  	\`instrumentation_excellence\` text,
  	\`our_capabilities\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_story\`("id", "_order", "description", "commitment", "instrumentation_excellence", "our_capabilities", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "description", "commitment", "instrumentation_excellence", "our_capabilities", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`story\`;`)
  await db.run(sql`DROP TABLE \`story\`;`)
  await db.run(sql`ALTER TABLE \`__new_story\` RENAME TO \`story\`;`)
  await db.run(sql`CREATE INDEX \`story__order_idx\` ON \`story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`story_key_idx\` ON \`story\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`story_editor_idx\` ON \`story\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`story_updated_at_idx\` ON \`story\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_created_at_idx\` ON \`story\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`story_deleted_at_idx\` ON \`story\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`story__status_idx\` ON \`story\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__story_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_description\` text,
  	\`version_commitment\` text,
  	\`version_instrumentation_excellence\` text,
  	\`version_our_capabilities\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`story\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__story_v\`("id", "parent_id", "version__order", "version_description", "version_commitment", "version_instrumentation_excellence", "version_our_capabilities", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_description", "version_commitment", "version_instrumentation_excellence", "version_our_capabilities", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_story_v\`;`)
  await db.run(sql`DROP TABLE \`_story_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__story_v\` RENAME TO \`_story_v\`;`)
  await db.run(sql`CREATE INDEX \`_story_v_parent_idx\` ON \`_story_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version__order_idx\` ON \`_story_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_key_idx\` ON \`_story_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_editor_idx\` ON \`_story_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_updated_at_idx\` ON \`_story_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_created_at_idx\` ON \`_story_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version_deleted_at_idx\` ON \`_story_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_version_version__status_idx\` ON \`_story_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_created_at_idx\` ON \`_story_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_updated_at_idx\` ON \`_story_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_latest_idx\` ON \`_story_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_story_v_autosave_idx\` ON \`_story_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_values\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_values\`("id", "_order", "title", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`values\`;`)
  await db.run(sql`DROP TABLE \`values\`;`)
  await db.run(sql`ALTER TABLE \`__new_values\` RENAME TO \`values\`;`)
  await db.run(sql`CREATE INDEX \`values__order_idx\` ON \`values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`values_image_idx\` ON \`values\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`values_image_dark_idx\` ON \`values\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`values_seo_seo_image_idx\` ON \`values\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`values_key_idx\` ON \`values\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`values_editor_idx\` ON \`values\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`values_updated_at_idx\` ON \`values\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`values_created_at_idx\` ON \`values\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`values_deleted_at_idx\` ON \`values\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`values__status_idx\` ON \`values\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__values_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__values_v\`("id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_values_v\`;`)
  await db.run(sql`DROP TABLE \`_values_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__values_v\` RENAME TO \`_values_v\`;`)
  await db.run(sql`CREATE INDEX \`_values_v_parent_idx\` ON \`_values_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version__order_idx\` ON \`_values_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_image_idx\` ON \`_values_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_image_dark_idx\` ON \`_values_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_seo_version_seo_image_idx\` ON \`_values_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_key_idx\` ON \`_values_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_editor_idx\` ON \`_values_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_updated_at_idx\` ON \`_values_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_created_at_idx\` ON \`_values_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version_deleted_at_idx\` ON \`_values_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_version_version__status_idx\` ON \`_values_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_created_at_idx\` ON \`_values_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_updated_at_idx\` ON \`_values_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_latest_idx\` ON \`_values_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_values_v_autosave_idx\` ON \`_values_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_commitments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_commitments\`("id", "_order", "title", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`commitments\`;`)
  await db.run(sql`DROP TABLE \`commitments\`;`)
  await db.run(sql`ALTER TABLE \`__new_commitments\` RENAME TO \`commitments\`;`)
  await db.run(sql`CREATE INDEX \`commitments__order_idx\` ON \`commitments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`commitments_key_idx\` ON \`commitments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`commitments_editor_idx\` ON \`commitments\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`commitments_updated_at_idx\` ON \`commitments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments_created_at_idx\` ON \`commitments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments_deleted_at_idx\` ON \`commitments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`commitments__status_idx\` ON \`commitments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__commitments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`commitments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__commitments_v\`("id", "parent_id", "version__order", "version_title", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_commitments_v\`;`)
  await db.run(sql`DROP TABLE \`_commitments_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__commitments_v\` RENAME TO \`_commitments_v\`;`)
  await db.run(sql`CREATE INDEX \`_commitments_v_parent_idx\` ON \`_commitments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version__order_idx\` ON \`_commitments_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_key_idx\` ON \`_commitments_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_editor_idx\` ON \`_commitments_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_updated_at_idx\` ON \`_commitments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_created_at_idx\` ON \`_commitments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version_deleted_at_idx\` ON \`_commitments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_version_version__status_idx\` ON \`_commitments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_created_at_idx\` ON \`_commitments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_updated_at_idx\` ON \`_commitments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_latest_idx\` ON \`_commitments_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_commitments_v_autosave_idx\` ON \`_commitments_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_timeline\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_timeline\`("id", "_order", "year", "title", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "year", "title", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`timeline\`;`)
  await db.run(sql`DROP TABLE \`timeline\`;`)
  await db.run(sql`ALTER TABLE \`__new_timeline\` RENAME TO \`timeline\`;`)
  await db.run(sql`CREATE INDEX \`timeline__order_idx\` ON \`timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`timeline_image_idx\` ON \`timeline\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_image_dark_idx\` ON \`timeline\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_key_idx\` ON \`timeline\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`timeline_editor_idx\` ON \`timeline\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_updated_at_idx\` ON \`timeline\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_created_at_idx\` ON \`timeline\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_deleted_at_idx\` ON \`timeline\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline__status_idx\` ON \`timeline\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__timeline_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__timeline_v\`("id", "parent_id", "version__order", "version_year", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_year", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_timeline_v\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__timeline_v\` RENAME TO \`_timeline_v\`;`)
  await db.run(sql`CREATE INDEX \`_timeline_v_parent_idx\` ON \`_timeline_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__order_idx\` ON \`_timeline_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_image_idx\` ON \`_timeline_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_image_dark_idx\` ON \`_timeline_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_key_idx\` ON \`_timeline_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_editor_idx\` ON \`_timeline_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_updated_at_idx\` ON \`_timeline_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_created_at_idx\` ON \`_timeline_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_deleted_at_idx\` ON \`_timeline_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_autosave_idx\` ON \`_timeline_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_miscellaneous\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_miscellaneous\`("id", "_order", "title", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "image_id", "image_dark_id", "image_alt", "description", "revised_on", "seo_title", "seo_description", "seo_image_id", "seo_noindex", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`miscellaneous\`;`)
  await db.run(sql`DROP TABLE \`miscellaneous\`;`)
  await db.run(sql`ALTER TABLE \`__new_miscellaneous\` RENAME TO \`miscellaneous\`;`)
  await db.run(sql`CREATE INDEX \`miscellaneous__order_idx\` ON \`miscellaneous\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_image_idx\` ON \`miscellaneous\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_image_dark_idx\` ON \`miscellaneous\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_seo_seo_image_idx\` ON \`miscellaneous\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_key_idx\` ON \`miscellaneous\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_editor_idx\` ON \`miscellaneous\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_updated_at_idx\` ON \`miscellaneous\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_created_at_idx\` ON \`miscellaneous\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous_deleted_at_idx\` ON \`miscellaneous\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`miscellaneous__status_idx\` ON \`miscellaneous\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__miscellaneous_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__miscellaneous_v\`("id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_title", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_revised_on", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_seo_noindex", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_miscellaneous_v\`;`)
  await db.run(sql`DROP TABLE \`_miscellaneous_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__miscellaneous_v\` RENAME TO \`_miscellaneous_v\`;`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_parent_idx\` ON \`_miscellaneous_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version__order_idx\` ON \`_miscellaneous_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_image_idx\` ON \`_miscellaneous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_image_dark_idx\` ON \`_miscellaneous_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_seo_version_seo_image_idx\` ON \`_miscellaneous_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_key_idx\` ON \`_miscellaneous_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_editor_idx\` ON \`_miscellaneous_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_updated_at_idx\` ON \`_miscellaneous_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_created_at_idx\` ON \`_miscellaneous_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version_deleted_at_idx\` ON \`_miscellaneous_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_version_version__status_idx\` ON \`_miscellaneous_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_created_at_idx\` ON \`_miscellaneous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_updated_at_idx\` ON \`_miscellaneous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_latest_idx\` ON \`_miscellaneous_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_miscellaneous_v_autosave_idx\` ON \`_miscellaneous_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_banners\` (
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
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_banners\`("id", "_order", "name", "title", "description", "image_id", "image_dark_id", "image_alt", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "title", "description", "image_id", "image_dark_id", "image_alt", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`banners\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`ALTER TABLE \`__new_banners\` RENAME TO \`banners\`;`)
  await db.run(sql`CREATE INDEX \`banners__order_idx\` ON \`banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_dark_idx\` ON \`banners\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_key_idx\` ON \`banners\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`banners_editor_idx\` ON \`banners\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__banners_v\` (
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__banners_v\`("id", "parent_id", "version__order", "version_name", "version_title", "version_description", "version_image_id", "version_image_dark_id", "version_image_alt", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_name", "version_title", "version_description", "version_image_id", "version_image_dark_id", "version_image_alt", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__banners_v\` RENAME TO \`_banners_v\`;`)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__order_idx\` ON \`_banners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_dark_idx\` ON \`_banners_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_key_idx\` ON \`_banners_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_editor_idx\` ON \`_banners_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_autosave_idx\` ON \`_banners_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`from\` text,
  	\`to\` text,
  	\`permanent\` integer,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "_order", "from", "to", "permanent", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "from", "to", "permanent", "key", "extra", "editor_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`CREATE INDEX \`redirects__order_idx\` ON \`redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_key_idx\` ON \`redirects\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`redirects_editor_idx\` ON \`redirects\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_permanent\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__redirects_v\`("id", "parent_id", "version__order", "version_from", "version_to", "version_permanent", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_from", "version_to", "version_permanent", "version_key", "version_extra", "version_editor_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__redirects_v\` RENAME TO \`_redirects_v\`;`)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__order_idx\` ON \`_redirects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_key_idx\` ON \`_redirects_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_editor_idx\` ON \`_redirects_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_autosave_idx\` ON \`_redirects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
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
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`site_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "phone", "whatsapp_number", "official_email", "sales_email", "careers_email", "press_email", "address", "map_link", "site_logo_id", "registration_number", "tax_number", "key", "extra", "editor_id", "_status", "updated_at", "created_at") SELECT "id", "phone", "whatsapp_number", "official_email", "sales_email", "careers_email", "press_email", "address", "map_link", "site_logo_id", "registration_number", "tax_number", "key", "extra", "editor_id", "_status", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_site_logo_idx\` ON \`settings\` (\`site_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_key_idx\` ON \`settings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`settings_editor_idx\` ON \`settings\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
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
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_site_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_phone", "version_whatsapp_number", "version_official_email", "version_sales_email", "version_careers_email", "version_press_email", "version_address", "version_map_link", "version_site_logo_id", "version_registration_number", "version_tax_number", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_phone", "version_whatsapp_number", "version_official_email", "version_sales_email", "version_careers_email", "version_press_email", "version_address", "version_map_link", "version_site_logo_id", "version_registration_number", "version_tax_number", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_site_logo_idx\` ON \`_settings_v\` (\`version_site_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_key_idx\` ON \`_settings_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_editor_idx\` ON \`_settings_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_autosave_idx\` ON \`_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`image_dark_id\` integer,
  	\`image_alt\` text,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about\`("id", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at") SELECT "id", "image_id", "image_dark_id", "image_alt", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`CREATE INDEX \`about_image_idx\` ON \`about\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_image_dark_idx\` ON \`about\` (\`image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`about_key_idx\` ON \`about\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`about_editor_idx\` ON \`about\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_image_dark_id\` integer,
  	\`version_image_alt\` text,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
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
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_image_id", "version_image_dark_id", "version_image_alt", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_image_idx\` ON \`_about_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_image_dark_idx\` ON \`_about_v\` (\`version_image_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_key_idx\` ON \`_about_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_editor_idx\` ON \`_about_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_vision\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_vision\`("id", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at") SELECT "id", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at" FROM \`vision\`;`)
  await db.run(sql`DROP TABLE \`vision\`;`)
  await db.run(sql`ALTER TABLE \`__new_vision\` RENAME TO \`vision\`;`)
  await db.run(sql`CREATE INDEX \`vision_key_idx\` ON \`vision\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`vision_editor_idx\` ON \`vision\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`vision__status_idx\` ON \`vision\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__vision_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__vision_v\`("id", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_vision_v\`;`)
  await db.run(sql`DROP TABLE \`_vision_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__vision_v\` RENAME TO \`_vision_v\`;`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version_key_idx\` ON \`_vision_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version_editor_idx\` ON \`_vision_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_version_version__status_idx\` ON \`_vision_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_created_at_idx\` ON \`_vision_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_updated_at_idx\` ON \`_vision_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_latest_idx\` ON \`_vision_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vision_v_autosave_idx\` ON \`_vision_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_quality_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_quality_policy\`("id", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at") SELECT "id", "description", "key", "extra", "editor_id", "_status", "updated_at", "created_at" FROM \`quality_policy\`;`)
  await db.run(sql`DROP TABLE \`quality_policy\`;`)
  await db.run(sql`ALTER TABLE \`__new_quality_policy\` RENAME TO \`quality_policy\`;`)
  await db.run(sql`CREATE INDEX \`quality_policy_key_idx\` ON \`quality_policy\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy_editor_idx\` ON \`quality_policy\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`quality_policy__status_idx\` ON \`quality_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__quality_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__quality_policy_v\`("id", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_description", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_quality_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_quality_policy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__quality_policy_v\` RENAME TO \`_quality_policy_v\`;`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version_key_idx\` ON \`_quality_policy_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version_editor_idx\` ON \`_quality_policy_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_version_version__status_idx\` ON \`_quality_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_created_at_idx\` ON \`_quality_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_updated_at_idx\` ON \`_quality_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_latest_idx\` ON \`_quality_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_quality_policy_v_autosave_idx\` ON \`_quality_policy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`revised_on\` text,
  	\`key\` text,
  	\`extra\` text,
  	\`editor_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy\`("id", "description", "revised_on", "key", "extra", "editor_id", "_status", "updated_at", "created_at") SELECT "id", "description", "revised_on", "key", "extra", "editor_id", "_status", "updated_at", "created_at" FROM \`privacy\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy\` RENAME TO \`privacy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_key_idx\` ON \`privacy\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`privacy_editor_idx\` ON \`privacy\` (\`editor_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_description\` text,
  	\`version_revised_on\` text,
  	\`version_key\` text,
  	\`version_extra\` text,
  	\`version_editor_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_editor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_v\`("id", "version_description", "version_revised_on", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_description", "version_revised_on", "version_key", "version_extra", "version_editor_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_v\` RENAME TO \`_privacy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_key_idx\` ON \`_privacy_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_editor_idx\` ON \`_privacy_v\` (\`version_editor_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_autosave_idx\` ON \`_privacy_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` DROP COLUMN \`gas\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` DROP COLUMN \`flow\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` DROP COLUMN \`purity\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_inquiry\` DROP COLUMN \`pressure\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` DROP COLUMN \`gas\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` DROP COLUMN \`flow\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` DROP COLUMN \`purity\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_inquiry\` DROP COLUMN \`pressure\`;`)
}
