import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_social_profiles_network" AS ENUM('Instagram', 'LinkedIn', 'Twitter', 'Facebook', 'YouTube', 'Google');
  CREATE TYPE "public"."enum_settings_menu_links_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum__settings_v_version_social_profiles_network" AS ENUM('Instagram', 'LinkedIn', 'Twitter', 'Facebook', 'YouTube', 'Google');
  CREATE TYPE "public"."enum__settings_v_version_menu_links_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum_home_phases_symbol" AS ENUM('engineering', 'procurement', 'installation', 'testing', 'commissioning', 'operation');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_phases_symbol" AS ENUM('engineering', 'procurement', 'installation', 'testing', 'commissioning', 'operation');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "settings_social_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_settings_social_profiles_network",
  	"href" varchar
  );
  
  CREATE TABLE "settings_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"menu" "enum_settings_menu_links_menu",
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "settings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "settings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "_settings_v_version_social_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__settings_v_version_social_profiles_network",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"menu" "enum__settings_v_version_menu_links_menu",
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "home_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"duration" varchar,
  	"symbol" "enum_home_phases_symbol"
  );
  
  CREATE TABLE "home_industries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"gas" varchar,
  	"flow" numeric,
  	"purity" numeric,
  	"pressure" numeric
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phases_note" varchar,
  	"closing_heading" varchar,
  	"closing_text" varchar,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"duration" varchar,
  	"symbol" "enum__home_v_version_phases_symbol",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_industries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"gas" varchar,
  	"flow" numeric,
  	"purity" numeric,
  	"pressure" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phases_note" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "pages_blocks_inquiry" ADD COLUMN "gas" varchar;
  ALTER TABLE "pages_blocks_inquiry" ADD COLUMN "flow" numeric;
  ALTER TABLE "pages_blocks_inquiry" ADD COLUMN "purity" numeric;
  ALTER TABLE "pages_blocks_inquiry" ADD COLUMN "pressure" numeric;
  ALTER TABLE "pages" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "pages" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "pages" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_pages_v_blocks_inquiry" ADD COLUMN "gas" varchar;
  ALTER TABLE "_pages_v_blocks_inquiry" ADD COLUMN "flow" numeric;
  ALTER TABLE "_pages_v_blocks_inquiry" ADD COLUMN "purity" numeric;
  ALTER TABLE "_pages_v_blocks_inquiry" ADD COLUMN "pressure" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "services" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "services" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "services" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "expertise" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "expertise" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "expertise" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "products" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "products" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "products" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "families" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "families" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "families" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_families_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_families_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_families_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "references" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "references" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "references" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "references_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "references_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_references_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_references_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_references_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "_references_v_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "_references_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "figures" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "figures" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "figures" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_figures_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_figures_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_figures_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "blog" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "blog" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "blog" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_blog_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_blog_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_blog_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "news" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "news" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "news" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_news_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "gallery" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "gallery" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "gallery" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "catalogues" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "catalogues" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "catalogues" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "certificates" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "certificates" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "certificates" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "leadership" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "leadership" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "leadership" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_leadership_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_leadership_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_leadership_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "team" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "team" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "team" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_team_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_team_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_team_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "story" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "story" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "story" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_story_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_story_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_story_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "values" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "values" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "values" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_values_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_values_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_values_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "commitments" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "commitments" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "commitments" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_commitments_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_commitments_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_commitments_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "timeline" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "timeline" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "timeline" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_timeline_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_timeline_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_timeline_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "miscellaneous" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "miscellaneous" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "miscellaneous" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_miscellaneous_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_miscellaneous_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_miscellaneous_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "banners" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "banners" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "banners" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_banners_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_banners_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "redirects" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "redirects" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "settings" ADD COLUMN "tagline" varchar;
  ALTER TABLE "settings" ADD COLUMN "founding_story" varchar;
  ALTER TABLE "settings" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "settings" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "settings" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_tagline" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_founding_story" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_settings_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "about" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "about" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "about" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_about_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "vision" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "vision" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "vision" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_vision_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_vision_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_vision_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "quality_policy" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "quality_policy" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "quality_policy" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_quality_policy_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_quality_policy_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_quality_policy_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "privacy" ADD COLUMN "review_comment" varchar;
  ALTER TABLE "privacy" ADD COLUMN "review_is_ready" boolean;
  ALTER TABLE "privacy" ADD COLUMN "review_by_id" integer;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_review_comment" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_review_is_ready" boolean;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_review_by_id" integer;
  ALTER TABLE "settings_social_profiles" ADD CONSTRAINT "settings_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu_links" ADD CONSTRAINT "settings_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns_links" ADD CONSTRAINT "settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns" ADD CONSTRAINT "settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social_profiles" ADD CONSTRAINT "_settings_v_version_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_menu_links" ADD CONSTRAINT "_settings_v_version_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns_links" ADD CONSTRAINT "_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns" ADD CONSTRAINT "_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_phases" ADD CONSTRAINT "home_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_industries" ADD CONSTRAINT "home_industries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_phases" ADD CONSTRAINT "_home_v_version_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_industries" ADD CONSTRAINT "_home_v_version_industries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_social_profiles_order_idx" ON "settings_social_profiles" USING btree ("_order");
  CREATE INDEX "settings_social_profiles_parent_id_idx" ON "settings_social_profiles" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_links_order_idx" ON "settings_menu_links" USING btree ("_order");
  CREATE INDEX "settings_menu_links_parent_id_idx" ON "settings_menu_links" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_links_order_idx" ON "settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_links_parent_id_idx" ON "settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_order_idx" ON "settings_footer_columns" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_parent_id_idx" ON "settings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_social_profiles_order_idx" ON "_settings_v_version_social_profiles" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_profiles_parent_id_idx" ON "_settings_v_version_social_profiles" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_menu_links_order_idx" ON "_settings_v_version_menu_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_menu_links_parent_id_idx" ON "_settings_v_version_menu_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_links_order_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_links_parent_id_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_order_idx" ON "_settings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_parent_id_idx" ON "_settings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "home_phases_order_idx" ON "home_phases" USING btree ("_order");
  CREATE INDEX "home_phases_parent_id_idx" ON "home_phases" USING btree ("_parent_id");
  CREATE INDEX "home_industries_order_idx" ON "home_industries" USING btree ("_order");
  CREATE INDEX "home_industries_parent_id_idx" ON "home_industries" USING btree ("_parent_id");
  CREATE INDEX "home_key_idx" ON "home" USING btree ("key");
  CREATE INDEX "home_review_review_by_idx" ON "home" USING btree ("review_by_id");
  CREATE INDEX "home_editor_idx" ON "home" USING btree ("editor_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_phases_order_idx" ON "_home_v_version_phases" USING btree ("_order");
  CREATE INDEX "_home_v_version_phases_parent_id_idx" ON "_home_v_version_phases" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_industries_order_idx" ON "_home_v_version_industries" USING btree ("_order");
  CREATE INDEX "_home_v_version_industries_parent_id_idx" ON "_home_v_version_industries" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version_key_idx" ON "_home_v" USING btree ("version_key");
  CREATE INDEX "_home_v_version_review_version_review_by_idx" ON "_home_v" USING btree ("version_review_by_id");
  CREATE INDEX "_home_v_version_version_editor_idx" ON "_home_v" USING btree ("version_editor_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leadership" ADD CONSTRAINT "leadership_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story" ADD CONSTRAINT "story_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_v" ADD CONSTRAINT "_story_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commitments" ADD CONSTRAINT "commitments_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_commitments_v" ADD CONSTRAINT "_commitments_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision" ADD CONSTRAINT "vision_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_v" ADD CONSTRAINT "_vision_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quality_policy" ADD CONSTRAINT "quality_policy_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quality_policy_v" ADD CONSTRAINT "_quality_policy_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_review_review_by_idx" ON "pages" USING btree ("review_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_by_idx" ON "_pages_v" USING btree ("version_review_by_id");
  CREATE INDEX "services_review_review_by_idx" ON "services" USING btree ("review_by_id");
  CREATE INDEX "_services_v_version_review_version_review_by_idx" ON "_services_v" USING btree ("version_review_by_id");
  CREATE INDEX "expertise_review_review_by_idx" ON "expertise" USING btree ("review_by_id");
  CREATE INDEX "_expertise_v_version_review_version_review_by_idx" ON "_expertise_v" USING btree ("version_review_by_id");
  CREATE INDEX "products_review_review_by_idx" ON "products" USING btree ("review_by_id");
  CREATE INDEX "_products_v_version_review_version_review_by_idx" ON "_products_v" USING btree ("version_review_by_id");
  CREATE INDEX "families_review_review_by_idx" ON "families" USING btree ("review_by_id");
  CREATE INDEX "_families_v_version_review_version_review_by_idx" ON "_families_v" USING btree ("version_review_by_id");
  CREATE INDEX "references_review_review_by_idx" ON "references" USING btree ("review_by_id");
  CREATE INDEX "references_rels_news_id_idx" ON "references_rels" USING btree ("news_id");
  CREATE INDEX "references_rels_services_id_idx" ON "references_rels" USING btree ("services_id");
  CREATE INDEX "_references_v_version_review_version_review_by_idx" ON "_references_v" USING btree ("version_review_by_id");
  CREATE INDEX "_references_v_rels_news_id_idx" ON "_references_v_rels" USING btree ("news_id");
  CREATE INDEX "_references_v_rels_services_id_idx" ON "_references_v_rels" USING btree ("services_id");
  CREATE INDEX "figures_review_review_by_idx" ON "figures" USING btree ("review_by_id");
  CREATE INDEX "_figures_v_version_review_version_review_by_idx" ON "_figures_v" USING btree ("version_review_by_id");
  CREATE INDEX "blog_review_review_by_idx" ON "blog" USING btree ("review_by_id");
  CREATE INDEX "_blog_v_version_review_version_review_by_idx" ON "_blog_v" USING btree ("version_review_by_id");
  CREATE INDEX "news_review_review_by_idx" ON "news" USING btree ("review_by_id");
  CREATE INDEX "_news_v_version_review_version_review_by_idx" ON "_news_v" USING btree ("version_review_by_id");
  CREATE INDEX "gallery_review_review_by_idx" ON "gallery" USING btree ("review_by_id");
  CREATE INDEX "_gallery_v_version_review_version_review_by_idx" ON "_gallery_v" USING btree ("version_review_by_id");
  CREATE INDEX "catalogues_review_review_by_idx" ON "catalogues" USING btree ("review_by_id");
  CREATE INDEX "_catalogues_v_version_review_version_review_by_idx" ON "_catalogues_v" USING btree ("version_review_by_id");
  CREATE INDEX "certificates_review_review_by_idx" ON "certificates" USING btree ("review_by_id");
  CREATE INDEX "_certificates_v_version_review_version_review_by_idx" ON "_certificates_v" USING btree ("version_review_by_id");
  CREATE INDEX "leadership_review_review_by_idx" ON "leadership" USING btree ("review_by_id");
  CREATE INDEX "_leadership_v_version_review_version_review_by_idx" ON "_leadership_v" USING btree ("version_review_by_id");
  CREATE INDEX "team_review_review_by_idx" ON "team" USING btree ("review_by_id");
  CREATE INDEX "_team_v_version_review_version_review_by_idx" ON "_team_v" USING btree ("version_review_by_id");
  CREATE INDEX "story_review_review_by_idx" ON "story" USING btree ("review_by_id");
  CREATE INDEX "_story_v_version_review_version_review_by_idx" ON "_story_v" USING btree ("version_review_by_id");
  CREATE INDEX "values_review_review_by_idx" ON "values" USING btree ("review_by_id");
  CREATE INDEX "_values_v_version_review_version_review_by_idx" ON "_values_v" USING btree ("version_review_by_id");
  CREATE INDEX "commitments_review_review_by_idx" ON "commitments" USING btree ("review_by_id");
  CREATE INDEX "_commitments_v_version_review_version_review_by_idx" ON "_commitments_v" USING btree ("version_review_by_id");
  CREATE INDEX "timeline_review_review_by_idx" ON "timeline" USING btree ("review_by_id");
  CREATE INDEX "_timeline_v_version_review_version_review_by_idx" ON "_timeline_v" USING btree ("version_review_by_id");
  CREATE INDEX "miscellaneous_review_review_by_idx" ON "miscellaneous" USING btree ("review_by_id");
  CREATE INDEX "_miscellaneous_v_version_review_version_review_by_idx" ON "_miscellaneous_v" USING btree ("version_review_by_id");
  CREATE INDEX "banners_review_review_by_idx" ON "banners" USING btree ("review_by_id");
  CREATE INDEX "_banners_v_version_review_version_review_by_idx" ON "_banners_v" USING btree ("version_review_by_id");
  CREATE INDEX "redirects_review_review_by_idx" ON "redirects" USING btree ("review_by_id");
  CREATE INDEX "_redirects_v_version_review_version_review_by_idx" ON "_redirects_v" USING btree ("version_review_by_id");
  CREATE INDEX "settings_review_review_by_idx" ON "settings" USING btree ("review_by_id");
  CREATE INDEX "_settings_v_version_review_version_review_by_idx" ON "_settings_v" USING btree ("version_review_by_id");
  CREATE INDEX "about_review_review_by_idx" ON "about" USING btree ("review_by_id");
  CREATE INDEX "_about_v_version_review_version_review_by_idx" ON "_about_v" USING btree ("version_review_by_id");
  CREATE INDEX "vision_review_review_by_idx" ON "vision" USING btree ("review_by_id");
  CREATE INDEX "_vision_v_version_review_version_review_by_idx" ON "_vision_v" USING btree ("version_review_by_id");
  CREATE INDEX "quality_policy_review_review_by_idx" ON "quality_policy" USING btree ("review_by_id");
  CREATE INDEX "_quality_policy_v_version_review_version_review_by_idx" ON "_quality_policy_v" USING btree ("version_review_by_id");
  CREATE INDEX "privacy_review_review_by_idx" ON "privacy" USING btree ("review_by_id");
  CREATE INDEX "_privacy_v_version_review_version_review_by_idx" ON "_privacy_v" USING btree ("version_review_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_social_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_menu_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_social_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_menu_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_phases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_industries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_phases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_industries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_social_profiles" CASCADE;
  DROP TABLE "settings_menu_links" CASCADE;
  DROP TABLE "settings_footer_columns_links" CASCADE;
  DROP TABLE "settings_footer_columns" CASCADE;
  DROP TABLE "_settings_v_version_social_profiles" CASCADE;
  DROP TABLE "_settings_v_version_menu_links" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns_links" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns" CASCADE;
  DROP TABLE "home_phases" CASCADE;
  DROP TABLE "home_industries" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_phases" CASCADE;
  DROP TABLE "_home_v_version_industries" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_review_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_review_by_id_users_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "expertise" DROP CONSTRAINT "expertise_review_by_id_users_id_fk";
  
  ALTER TABLE "_expertise_v" DROP CONSTRAINT "_expertise_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_review_by_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "families" DROP CONSTRAINT "families_review_by_id_users_id_fk";
  
  ALTER TABLE "_families_v" DROP CONSTRAINT "_families_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "references" DROP CONSTRAINT "references_review_by_id_users_id_fk";
  
  ALTER TABLE "references_rels" DROP CONSTRAINT "references_rels_news_fk";
  
  ALTER TABLE "references_rels" DROP CONSTRAINT "references_rels_services_fk";
  
  ALTER TABLE "_references_v" DROP CONSTRAINT "_references_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "_references_v_rels" DROP CONSTRAINT "_references_v_rels_news_fk";
  
  ALTER TABLE "_references_v_rels" DROP CONSTRAINT "_references_v_rels_services_fk";
  
  ALTER TABLE "figures" DROP CONSTRAINT "figures_review_by_id_users_id_fk";
  
  ALTER TABLE "_figures_v" DROP CONSTRAINT "_figures_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "blog" DROP CONSTRAINT "blog_review_by_id_users_id_fk";
  
  ALTER TABLE "_blog_v" DROP CONSTRAINT "_blog_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "news" DROP CONSTRAINT "news_review_by_id_users_id_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "gallery" DROP CONSTRAINT "gallery_review_by_id_users_id_fk";
  
  ALTER TABLE "_gallery_v" DROP CONSTRAINT "_gallery_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_review_by_id_users_id_fk";
  
  ALTER TABLE "_catalogues_v" DROP CONSTRAINT "_catalogues_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "certificates" DROP CONSTRAINT "certificates_review_by_id_users_id_fk";
  
  ALTER TABLE "_certificates_v" DROP CONSTRAINT "_certificates_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "leadership" DROP CONSTRAINT "leadership_review_by_id_users_id_fk";
  
  ALTER TABLE "_leadership_v" DROP CONSTRAINT "_leadership_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "team" DROP CONSTRAINT "team_review_by_id_users_id_fk";
  
  ALTER TABLE "_team_v" DROP CONSTRAINT "_team_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "story" DROP CONSTRAINT "story_review_by_id_users_id_fk";
  
  ALTER TABLE "_story_v" DROP CONSTRAINT "_story_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "values" DROP CONSTRAINT "values_review_by_id_users_id_fk";
  
  ALTER TABLE "_values_v" DROP CONSTRAINT "_values_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "commitments" DROP CONSTRAINT "commitments_review_by_id_users_id_fk";
  
  ALTER TABLE "_commitments_v" DROP CONSTRAINT "_commitments_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "timeline" DROP CONSTRAINT "timeline_review_by_id_users_id_fk";
  
  ALTER TABLE "_timeline_v" DROP CONSTRAINT "_timeline_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "miscellaneous" DROP CONSTRAINT "miscellaneous_review_by_id_users_id_fk";
  
  ALTER TABLE "_miscellaneous_v" DROP CONSTRAINT "_miscellaneous_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "banners" DROP CONSTRAINT "banners_review_by_id_users_id_fk";
  
  ALTER TABLE "_banners_v" DROP CONSTRAINT "_banners_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_review_by_id_users_id_fk";
  
  ALTER TABLE "_redirects_v" DROP CONSTRAINT "_redirects_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_review_by_id_users_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_review_by_id_users_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "vision" DROP CONSTRAINT "vision_review_by_id_users_id_fk";
  
  ALTER TABLE "_vision_v" DROP CONSTRAINT "_vision_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "quality_policy" DROP CONSTRAINT "quality_policy_review_by_id_users_id_fk";
  
  ALTER TABLE "_quality_policy_v" DROP CONSTRAINT "_quality_policy_v_version_review_by_id_users_id_fk";
  
  ALTER TABLE "privacy" DROP CONSTRAINT "privacy_review_by_id_users_id_fk";
  
  ALTER TABLE "_privacy_v" DROP CONSTRAINT "_privacy_v_version_review_by_id_users_id_fk";
  
  DROP INDEX "pages_review_review_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_by_idx";
  DROP INDEX "services_review_review_by_idx";
  DROP INDEX "_services_v_version_review_version_review_by_idx";
  DROP INDEX "expertise_review_review_by_idx";
  DROP INDEX "_expertise_v_version_review_version_review_by_idx";
  DROP INDEX "products_review_review_by_idx";
  DROP INDEX "_products_v_version_review_version_review_by_idx";
  DROP INDEX "families_review_review_by_idx";
  DROP INDEX "_families_v_version_review_version_review_by_idx";
  DROP INDEX "references_review_review_by_idx";
  DROP INDEX "references_rels_news_id_idx";
  DROP INDEX "references_rels_services_id_idx";
  DROP INDEX "_references_v_version_review_version_review_by_idx";
  DROP INDEX "_references_v_rels_news_id_idx";
  DROP INDEX "_references_v_rels_services_id_idx";
  DROP INDEX "figures_review_review_by_idx";
  DROP INDEX "_figures_v_version_review_version_review_by_idx";
  DROP INDEX "blog_review_review_by_idx";
  DROP INDEX "_blog_v_version_review_version_review_by_idx";
  DROP INDEX "news_review_review_by_idx";
  DROP INDEX "_news_v_version_review_version_review_by_idx";
  DROP INDEX "gallery_review_review_by_idx";
  DROP INDEX "_gallery_v_version_review_version_review_by_idx";
  DROP INDEX "catalogues_review_review_by_idx";
  DROP INDEX "_catalogues_v_version_review_version_review_by_idx";
  DROP INDEX "certificates_review_review_by_idx";
  DROP INDEX "_certificates_v_version_review_version_review_by_idx";
  DROP INDEX "leadership_review_review_by_idx";
  DROP INDEX "_leadership_v_version_review_version_review_by_idx";
  DROP INDEX "team_review_review_by_idx";
  DROP INDEX "_team_v_version_review_version_review_by_idx";
  DROP INDEX "story_review_review_by_idx";
  DROP INDEX "_story_v_version_review_version_review_by_idx";
  DROP INDEX "values_review_review_by_idx";
  DROP INDEX "_values_v_version_review_version_review_by_idx";
  DROP INDEX "commitments_review_review_by_idx";
  DROP INDEX "_commitments_v_version_review_version_review_by_idx";
  DROP INDEX "timeline_review_review_by_idx";
  DROP INDEX "_timeline_v_version_review_version_review_by_idx";
  DROP INDEX "miscellaneous_review_review_by_idx";
  DROP INDEX "_miscellaneous_v_version_review_version_review_by_idx";
  DROP INDEX "banners_review_review_by_idx";
  DROP INDEX "_banners_v_version_review_version_review_by_idx";
  DROP INDEX "redirects_review_review_by_idx";
  DROP INDEX "_redirects_v_version_review_version_review_by_idx";
  DROP INDEX "settings_review_review_by_idx";
  DROP INDEX "_settings_v_version_review_version_review_by_idx";
  DROP INDEX "about_review_review_by_idx";
  DROP INDEX "_about_v_version_review_version_review_by_idx";
  DROP INDEX "vision_review_review_by_idx";
  DROP INDEX "_vision_v_version_review_version_review_by_idx";
  DROP INDEX "quality_policy_review_review_by_idx";
  DROP INDEX "_quality_policy_v_version_review_version_review_by_idx";
  DROP INDEX "privacy_review_review_by_idx";
  DROP INDEX "_privacy_v_version_review_version_review_by_idx";
  ALTER TABLE "pages_blocks_inquiry" DROP COLUMN "gas";
  ALTER TABLE "pages_blocks_inquiry" DROP COLUMN "flow";
  ALTER TABLE "pages_blocks_inquiry" DROP COLUMN "purity";
  ALTER TABLE "pages_blocks_inquiry" DROP COLUMN "pressure";
  ALTER TABLE "pages" DROP COLUMN "review_comment";
  ALTER TABLE "pages" DROP COLUMN "review_is_ready";
  ALTER TABLE "pages" DROP COLUMN "review_by_id";
  ALTER TABLE "_pages_v_blocks_inquiry" DROP COLUMN "gas";
  ALTER TABLE "_pages_v_blocks_inquiry" DROP COLUMN "flow";
  ALTER TABLE "_pages_v_blocks_inquiry" DROP COLUMN "purity";
  ALTER TABLE "_pages_v_blocks_inquiry" DROP COLUMN "pressure";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "services" DROP COLUMN "review_comment";
  ALTER TABLE "services" DROP COLUMN "review_is_ready";
  ALTER TABLE "services" DROP COLUMN "review_by_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_services_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_services_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "expertise" DROP COLUMN "review_comment";
  ALTER TABLE "expertise" DROP COLUMN "review_is_ready";
  ALTER TABLE "expertise" DROP COLUMN "review_by_id";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "products" DROP COLUMN "review_comment";
  ALTER TABLE "products" DROP COLUMN "review_is_ready";
  ALTER TABLE "products" DROP COLUMN "review_by_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_products_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_products_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "families" DROP COLUMN "review_comment";
  ALTER TABLE "families" DROP COLUMN "review_is_ready";
  ALTER TABLE "families" DROP COLUMN "review_by_id";
  ALTER TABLE "_families_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_families_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_families_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "references" DROP COLUMN "review_comment";
  ALTER TABLE "references" DROP COLUMN "review_is_ready";
  ALTER TABLE "references" DROP COLUMN "review_by_id";
  ALTER TABLE "references_rels" DROP COLUMN "news_id";
  ALTER TABLE "references_rels" DROP COLUMN "services_id";
  ALTER TABLE "_references_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_references_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_references_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "_references_v_rels" DROP COLUMN "news_id";
  ALTER TABLE "_references_v_rels" DROP COLUMN "services_id";
  ALTER TABLE "figures" DROP COLUMN "review_comment";
  ALTER TABLE "figures" DROP COLUMN "review_is_ready";
  ALTER TABLE "figures" DROP COLUMN "review_by_id";
  ALTER TABLE "_figures_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_figures_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_figures_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "blog" DROP COLUMN "review_comment";
  ALTER TABLE "blog" DROP COLUMN "review_is_ready";
  ALTER TABLE "blog" DROP COLUMN "review_by_id";
  ALTER TABLE "_blog_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_blog_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_blog_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "news" DROP COLUMN "review_comment";
  ALTER TABLE "news" DROP COLUMN "review_is_ready";
  ALTER TABLE "news" DROP COLUMN "review_by_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_news_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_news_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "gallery" DROP COLUMN "review_comment";
  ALTER TABLE "gallery" DROP COLUMN "review_is_ready";
  ALTER TABLE "gallery" DROP COLUMN "review_by_id";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "catalogues" DROP COLUMN "review_comment";
  ALTER TABLE "catalogues" DROP COLUMN "review_is_ready";
  ALTER TABLE "catalogues" DROP COLUMN "review_by_id";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "certificates" DROP COLUMN "review_comment";
  ALTER TABLE "certificates" DROP COLUMN "review_is_ready";
  ALTER TABLE "certificates" DROP COLUMN "review_by_id";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "leadership" DROP COLUMN "review_comment";
  ALTER TABLE "leadership" DROP COLUMN "review_is_ready";
  ALTER TABLE "leadership" DROP COLUMN "review_by_id";
  ALTER TABLE "_leadership_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_leadership_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_leadership_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "team" DROP COLUMN "review_comment";
  ALTER TABLE "team" DROP COLUMN "review_is_ready";
  ALTER TABLE "team" DROP COLUMN "review_by_id";
  ALTER TABLE "_team_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_team_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_team_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "story" DROP COLUMN "review_comment";
  ALTER TABLE "story" DROP COLUMN "review_is_ready";
  ALTER TABLE "story" DROP COLUMN "review_by_id";
  ALTER TABLE "_story_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_story_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_story_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "values" DROP COLUMN "review_comment";
  ALTER TABLE "values" DROP COLUMN "review_is_ready";
  ALTER TABLE "values" DROP COLUMN "review_by_id";
  ALTER TABLE "_values_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_values_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_values_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "commitments" DROP COLUMN "review_comment";
  ALTER TABLE "commitments" DROP COLUMN "review_is_ready";
  ALTER TABLE "commitments" DROP COLUMN "review_by_id";
  ALTER TABLE "_commitments_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_commitments_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_commitments_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "timeline" DROP COLUMN "review_comment";
  ALTER TABLE "timeline" DROP COLUMN "review_is_ready";
  ALTER TABLE "timeline" DROP COLUMN "review_by_id";
  ALTER TABLE "_timeline_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_timeline_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_timeline_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "miscellaneous" DROP COLUMN "review_comment";
  ALTER TABLE "miscellaneous" DROP COLUMN "review_is_ready";
  ALTER TABLE "miscellaneous" DROP COLUMN "review_by_id";
  ALTER TABLE "_miscellaneous_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_miscellaneous_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_miscellaneous_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "banners" DROP COLUMN "review_comment";
  ALTER TABLE "banners" DROP COLUMN "review_is_ready";
  ALTER TABLE "banners" DROP COLUMN "review_by_id";
  ALTER TABLE "_banners_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_banners_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_banners_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "redirects" DROP COLUMN "review_comment";
  ALTER TABLE "redirects" DROP COLUMN "review_is_ready";
  ALTER TABLE "redirects" DROP COLUMN "review_by_id";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "settings" DROP COLUMN "tagline";
  ALTER TABLE "settings" DROP COLUMN "founding_story";
  ALTER TABLE "settings" DROP COLUMN "review_comment";
  ALTER TABLE "settings" DROP COLUMN "review_is_ready";
  ALTER TABLE "settings" DROP COLUMN "review_by_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_tagline";
  ALTER TABLE "_settings_v" DROP COLUMN "version_founding_story";
  ALTER TABLE "_settings_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_settings_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_settings_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "about" DROP COLUMN "review_comment";
  ALTER TABLE "about" DROP COLUMN "review_is_ready";
  ALTER TABLE "about" DROP COLUMN "review_by_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_about_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_about_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "vision" DROP COLUMN "review_comment";
  ALTER TABLE "vision" DROP COLUMN "review_is_ready";
  ALTER TABLE "vision" DROP COLUMN "review_by_id";
  ALTER TABLE "_vision_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_vision_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_vision_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "quality_policy" DROP COLUMN "review_comment";
  ALTER TABLE "quality_policy" DROP COLUMN "review_is_ready";
  ALTER TABLE "quality_policy" DROP COLUMN "review_by_id";
  ALTER TABLE "_quality_policy_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_quality_policy_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_quality_policy_v" DROP COLUMN "version_review_by_id";
  ALTER TABLE "privacy" DROP COLUMN "review_comment";
  ALTER TABLE "privacy" DROP COLUMN "review_is_ready";
  ALTER TABLE "privacy" DROP COLUMN "review_by_id";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_review_comment";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_review_is_ready";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_review_by_id";
  DROP TYPE "public"."enum_settings_social_profiles_network";
  DROP TYPE "public"."enum_settings_menu_links_menu";
  DROP TYPE "public"."enum__settings_v_version_social_profiles_network";
  DROP TYPE "public"."enum__settings_v_version_menu_links_menu";
  DROP TYPE "public"."enum_home_phases_symbol";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_phases_symbol";
  DROP TYPE "public"."enum__home_v_version_status";`)
}
