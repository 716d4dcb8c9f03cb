import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_expertise_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expertise_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_families_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__families_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_references_guarantees_better" AS ENUM('less', 'more');
  CREATE TYPE "public"."enum_references_phase" AS ENUM('in_service', 'commissioning', 'service');
  CREATE TYPE "public"."enum_references_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_version_guarantees_better" AS ENUM('less', 'more');
  CREATE TYPE "public"."enum__references_v_version_phase" AS ENUM('in_service', 'commissioning', 'service');
  CREATE TYPE "public"."enum__references_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_catalogues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__catalogues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_openings_employment" AS ENUM('full_time', 'part_time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_employment" AS ENUM('full_time', 'part_time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leadership_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__leadership_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_story_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__story_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_values_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__values_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_commitments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__commitments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_timeline_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__timeline_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_miscellaneous_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__miscellaneous_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_inquiries_state" AS ENUM('new', 'in-progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author', 'inquiries');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_settings_social_profiles_network" AS ENUM('Instagram', 'LinkedIn', 'Twitter', 'Facebook', 'YouTube', 'Google');
  CREATE TYPE "public"."enum_settings_menu_links_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_social_profiles_network" AS ENUM('Instagram', 'LinkedIn', 'Twitter', 'Facebook', 'YouTube', 'Google');
  CREATE TYPE "public"."enum__settings_v_version_menu_links_menu" AS ENUM('home', 'about', 'services', 'expertise', 'news', 'contact');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_phases_symbol" AS ENUM('engineering', 'procurement', 'installation', 'testing', 'commissioning', 'operation');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_phases_symbol" AS ENUM('engineering', 'procurement', 'installation', 'testing', 'commissioning', 'operation');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vision_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vision_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quality_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quality_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_figures_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "pages_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_records" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "pages_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_inquiry" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"subject" varchar,
  	"gas" varchar,
  	"flow" numeric,
  	"purity" numeric,
  	"pressure" numeric,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"summary" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"menu" "enum_pages_menu",
  	"footer" boolean,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"references_id" integer,
  	"services_id" integer,
  	"expertise_id" integer,
  	"news_id" integer,
  	"blog_id" integer,
  	"leadership_id" integer,
  	"team_id" integer,
  	"catalogues_id" integer
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figures_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_records" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_inquiry" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"subject" varchar,
  	"gas" varchar,
  	"flow" numeric,
  	"purity" numeric,
  	"pressure" numeric,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_menu" "enum__pages_v_version_menu",
  	"version_footer" boolean,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"references_id" integer,
  	"services_id" integer,
  	"expertise_id" integer,
  	"news_id" integer,
  	"blog_id" integer,
  	"leadership_id" integer,
  	"team_id" integer,
  	"catalogues_id" integer
  );
  
  CREATE TABLE "services_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "services_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"image_alt" varchar,
  	"group" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_image_alt" varchar,
  	"version_group" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "expertise_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "expertise_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar
  );
  
  CREATE TABLE "expertise" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"image_alt" varchar,
  	"symbol" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_expertise_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_expertise_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_image_alt" varchar,
  	"version_symbol" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__expertise_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "products_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"family" varchar,
  	"tag" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"pdf_file_id" integer,
  	"pdf_revision" varchar,
  	"pdf_date" timestamp(3) with time zone,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expertise_id" integer
  );
  
  CREATE TABLE "_products_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"condition" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_family" varchar,
  	"version_tag" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_pdf_file_id" integer,
  	"version_pdf_revision" varchar,
  	"version_pdf_date" timestamp(3) with time zone,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expertise_id" integer
  );
  
  CREATE TABLE "families_range" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar
  );
  
  CREATE TABLE "families" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"expertise_id" integer,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_families_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "families_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_families_v_version_range" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_families_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_expertise_id" integer,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__families_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_families_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "references_guarantees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"guaranteed" numeric,
  	"measured" numeric,
  	"unit" varchar,
  	"better" "enum_references_guarantees_better",
  	"note" varchar
  );
  
  CREATE TABLE "references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"year" varchar,
  	"customer" varchar,
  	"place" varchar,
  	"country" varchar,
  	"capacity" varchar,
  	"scope" varchar,
  	"phase" "enum_references_phase",
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"news_id" integer,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_references_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "references_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "references_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"news_id" integer,
  	"expertise_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "_references_v_version_guarantees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"guaranteed" numeric,
  	"measured" numeric,
  	"unit" varchar,
  	"better" "enum__references_v_version_guarantees_better",
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_references_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_year" varchar,
  	"version_customer" varchar,
  	"version_place" varchar,
  	"version_country" varchar,
  	"version_capacity" varchar,
  	"version_scope" varchar,
  	"version_phase" "enum__references_v_version_phase",
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_news_id" integer,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__references_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_references_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_references_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"news_id" integer,
  	"expertise_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"href" varchar,
  	"as_of" timestamp(3) with time zone,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_figures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_value" varchar,
  	"version_unit" varchar,
  	"version_label" varchar,
  	"version_href" varchar,
  	"version_as_of" timestamp(3) with time zone,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blog_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"published_at" timestamp(3) with time zone,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"summary" varchar,
  	"author" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blog_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_summary" varchar,
  	"version_author" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "news_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"published_at" timestamp(3) with time zone,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "catalogues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"pdf_file_id" integer,
  	"image_id" integer,
  	"image_alt" varchar,
  	"page_count" numeric,
  	"revision" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_catalogues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_catalogues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_pdf_file_id" integer,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_page_count" numeric,
  	"version_revision" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__catalogues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"issuer" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"pdf_file_id" integer,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_certificates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_pdf_file_id" integer,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"place" varchar,
  	"employment" "enum_openings_employment",
  	"published_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_place" varchar,
  	"version_employment" "enum__openings_v_version_employment",
  	"version_published_at" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "leadership" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_leadership_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_leadership_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__leadership_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"position" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "story_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "story" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"description" jsonb,
  	"commitment" jsonb,
  	"instrumentation_excellence" varchar,
  	"our_capabilities" varchar,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_story_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_story_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_story_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_description" jsonb,
  	"version_commitment" jsonb,
  	"version_instrumentation_excellence" varchar,
  	"version_our_capabilities" varchar,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__story_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_values_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_values_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__values_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "commitments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_commitments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_commitments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__commitments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "timeline" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"year" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_timeline_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_timeline_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_year" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__timeline_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "miscellaneous" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"revised_on" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_miscellaneous_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_miscellaneous_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__miscellaneous_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"from" varchar,
  	"to" varchar,
  	"permanent" boolean,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_permanent" boolean,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"language" varchar,
  	"kind" varchar,
  	"record" varchar,
  	"words" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_language" varchar,
  	"version_kind" varchar,
  	"version_record" varchar,
  	"version_words" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"prefix" varchar DEFAULT 'uploads',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_inquiries_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"reference" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"company" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"gas" varchar,
  	"flow" varchar,
  	"purity" varchar,
  	"pressure" varchar,
  	"place" varchar,
  	"page" varchar,
  	"received_at" timestamp(3) with time zone,
  	"uuid" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiry_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"inquiry_id" integer NOT NULL,
  	"uuid" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"sha256" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"services_id" integer,
  	"expertise_id" integer,
  	"products_id" integer,
  	"families_id" integer,
  	"references_id" integer,
  	"figures_id" integer,
  	"blog_id" integer,
  	"news_id" integer,
  	"gallery_id" integer,
  	"catalogues_id" integer,
  	"certificates_id" integer,
  	"openings_id" integer,
  	"leadership_id" integer,
  	"team_id" integer,
  	"story_id" integer,
  	"values_id" integer,
  	"commitments_id" integer,
  	"timeline_id" integer,
  	"miscellaneous_id" integer,
  	"banners_id" integer,
  	"redirects_id" integer,
  	"translations_id" integer,
  	"media_id" integer,
  	"inquiries_id" integer,
  	"inquiry_files_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_locations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar
  );
  
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
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"whatsapp_number" varchar,
  	"official_email" varchar,
  	"sales_email" varchar,
  	"careers_email" varchar,
  	"press_email" varchar,
  	"address" varchar,
  	"map_link" varchar,
  	"site_logo_id" integer,
  	"registration_number" varchar,
  	"tax_number" varchar,
  	"tagline" varchar,
  	"founding_story" varchar,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_settings_v_version_locations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar
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
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_whatsapp_number" varchar,
  	"version_official_email" varchar,
  	"version_sales_email" varchar,
  	"version_careers_email" varchar,
  	"version_press_email" varchar,
  	"version_address" varchar,
  	"version_map_link" varchar,
  	"version_site_logo_id" integer,
  	"version_registration_number" varchar,
  	"version_tax_number" varchar,
  	"version_tagline" varchar,
  	"version_founding_story" varchar,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  
  CREATE TABLE "about_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"image_dark_id" integer,
  	"image_alt" varchar,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_image_dark_id" integer,
  	"version_image_alt" varchar,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "vision_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "vision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_vision_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_vision_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vision_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__vision_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "quality_policy_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "quality_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" jsonb,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_quality_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_quality_policy_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quality_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__quality_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" jsonb,
  	"revised_on" timestamp(3) with time zone,
  	"key" varchar,
  	"extra" jsonb,
  	"review_comment" varchar,
  	"review_is_ready" boolean,
  	"review_by_id" integer,
  	"editor_id" integer,
  	"_status" "enum_privacy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_description" jsonb,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_key" varchar,
  	"version_extra" jsonb,
  	"version_review_comment" varchar,
  	"version_review_is_ready" boolean,
  	"version_review_by_id" integer,
  	"version_editor_id" integer,
  	"version__status" "enum__privacy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures_figures" ADD CONSTRAINT "pages_blocks_figures_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figures" ADD CONSTRAINT "pages_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_records" ADD CONSTRAINT "pages_blocks_records_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions_questions" ADD CONSTRAINT "pages_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions" ADD CONSTRAINT "pages_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_action" ADD CONSTRAINT "pages_blocks_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_inquiry" ADD CONSTRAINT "pages_blocks_inquiry_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_leadership_fk" FOREIGN KEY ("leadership_id") REFERENCES "public"."leadership"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_catalogues_fk" FOREIGN KEY ("catalogues_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures_figures" ADD CONSTRAINT "_pages_v_blocks_figures_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figures" ADD CONSTRAINT "_pages_v_blocks_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_records" ADD CONSTRAINT "_pages_v_blocks_records_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions_questions" ADD CONSTRAINT "_pages_v_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions" ADD CONSTRAINT "_pages_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_action" ADD CONSTRAINT "_pages_v_blocks_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_inquiry" ADD CONSTRAINT "_pages_v_blocks_inquiry_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_leadership_fk" FOREIGN KEY ("leadership_id") REFERENCES "public"."leadership"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_catalogues_fk" FOREIGN KEY ("catalogues_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_images" ADD CONSTRAINT "services_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_images" ADD CONSTRAINT "services_images_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_images" ADD CONSTRAINT "services_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_specs" ADD CONSTRAINT "services_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_images" ADD CONSTRAINT "_services_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_images" ADD CONSTRAINT "_services_v_version_images_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_images" ADD CONSTRAINT "_services_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_specs" ADD CONSTRAINT "_services_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_images" ADD CONSTRAINT "expertise_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_images" ADD CONSTRAINT "expertise_images_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_images" ADD CONSTRAINT "expertise_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_specs" ADD CONSTRAINT "expertise_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_images" ADD CONSTRAINT "_expertise_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_images" ADD CONSTRAINT "_expertise_v_version_images_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_images" ADD CONSTRAINT "_expertise_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_specs" ADD CONSTRAINT "_expertise_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_parent_id_expertise_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_specs" ADD CONSTRAINT "products_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_pdf_file_id_media_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specs" ADD CONSTRAINT "_products_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_pdf_file_id_media_id_fk" FOREIGN KEY ("version_pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "families_range" ADD CONSTRAINT "families_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_expertise_id_expertise_id_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families_texts" ADD CONSTRAINT "families_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_families_v_version_range" ADD CONSTRAINT "_families_v_version_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_parent_id_families_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_expertise_id_expertise_id_fk" FOREIGN KEY ("version_expertise_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v_texts" ADD CONSTRAINT "_families_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_guarantees" ADD CONSTRAINT "references_guarantees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references" ADD CONSTRAINT "references_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references_texts" ADD CONSTRAINT "references_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_version_guarantees" ADD CONSTRAINT "_references_v_version_guarantees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_parent_id_references_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_news_id_news_id_fk" FOREIGN KEY ("version_news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_texts" ADD CONSTRAINT "_references_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_parent_id_figures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_figures" ADD CONSTRAINT "blog_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog" ADD CONSTRAINT "blog_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v_version_figures" ADD CONSTRAINT "_blog_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_parent_id_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_v" ADD CONSTRAINT "_blog_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_figures" ADD CONSTRAINT "news_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_version_figures" ADD CONSTRAINT "_news_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_parent_id_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_pdf_file_id_media_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_parent_id_catalogues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."catalogues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_pdf_file_id_media_id_fk" FOREIGN KEY ("version_pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_pdf_file_id_media_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_pdf_file_id_media_id_fk" FOREIGN KEY ("version_pdf_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leadership" ADD CONSTRAINT "leadership_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leadership" ADD CONSTRAINT "leadership_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leadership" ADD CONSTRAINT "leadership_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leadership" ADD CONSTRAINT "leadership_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_parent_id_leadership_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leadership"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leadership_v" ADD CONSTRAINT "_leadership_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_figures" ADD CONSTRAINT "story_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story" ADD CONSTRAINT "story_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story" ADD CONSTRAINT "story_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_v_version_figures" ADD CONSTRAINT "_story_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_story_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_v" ADD CONSTRAINT "_story_v_parent_id_story_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."story"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_v" ADD CONSTRAINT "_story_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_v" ADD CONSTRAINT "_story_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "values" ADD CONSTRAINT "values_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_parent_id_values_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."values"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_values_v" ADD CONSTRAINT "_values_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commitments" ADD CONSTRAINT "commitments_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commitments" ADD CONSTRAINT "commitments_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_commitments_v" ADD CONSTRAINT "_commitments_v_parent_id_commitments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."commitments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_commitments_v" ADD CONSTRAINT "_commitments_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_commitments_v" ADD CONSTRAINT "_commitments_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_parent_id_timeline_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."timeline"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_parent_id_miscellaneous_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."miscellaneous"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_miscellaneous_v" ADD CONSTRAINT "_miscellaneous_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translations" ADD CONSTRAINT "translations_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translations" ADD CONSTRAINT "translations_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_families_fk" FOREIGN KEY ("families_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_figures_fk" FOREIGN KEY ("figures_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_catalogues_fk" FOREIGN KEY ("catalogues_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leadership_fk" FOREIGN KEY ("leadership_id") REFERENCES "public"."leadership"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_values_fk" FOREIGN KEY ("values_id") REFERENCES "public"."values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_commitments_fk" FOREIGN KEY ("commitments_id") REFERENCES "public"."commitments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_timeline_fk" FOREIGN KEY ("timeline_id") REFERENCES "public"."timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_miscellaneous_fk" FOREIGN KEY ("miscellaneous_id") REFERENCES "public"."miscellaneous"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiry_files_fk" FOREIGN KEY ("inquiry_files_id") REFERENCES "public"."inquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locations" ADD CONSTRAINT "settings_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social_profiles" ADD CONSTRAINT "settings_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu_links" ADD CONSTRAINT "settings_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns_links" ADD CONSTRAINT "settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns" ADD CONSTRAINT "settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_site_logo_id_media_id_fk" FOREIGN KEY ("site_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_version_locations" ADD CONSTRAINT "_settings_v_version_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social_profiles" ADD CONSTRAINT "_settings_v_version_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_menu_links" ADD CONSTRAINT "_settings_v_version_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns_links" ADD CONSTRAINT "_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns" ADD CONSTRAINT "_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_site_logo_id_media_id_fk" FOREIGN KEY ("version_site_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_phases" ADD CONSTRAINT "home_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_industries" ADD CONSTRAINT "home_industries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_phases" ADD CONSTRAINT "_home_v_version_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_industries" ADD CONSTRAINT "_home_v_version_industries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_figures" ADD CONSTRAINT "about_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_image_dark_id_media_id_fk" FOREIGN KEY ("image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_figures" ADD CONSTRAINT "_about_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_image_dark_id_media_id_fk" FOREIGN KEY ("version_image_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision_figures" ADD CONSTRAINT "vision_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vision"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vision" ADD CONSTRAINT "vision_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision" ADD CONSTRAINT "vision_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_v_version_figures" ADD CONSTRAINT "_vision_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vision_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vision_v" ADD CONSTRAINT "_vision_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_v" ADD CONSTRAINT "_vision_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quality_policy_figures" ADD CONSTRAINT "quality_policy_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quality_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quality_policy" ADD CONSTRAINT "quality_policy_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quality_policy" ADD CONSTRAINT "quality_policy_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quality_policy_v_version_figures" ADD CONSTRAINT "_quality_policy_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quality_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quality_policy_v" ADD CONSTRAINT "_quality_policy_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quality_policy_v" ADD CONSTRAINT "_quality_policy_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_order_idx" ON "pages_blocks_picture" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_parent_id_idx" ON "pages_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_path_idx" ON "pages_blocks_picture" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_image_idx" ON "pages_blocks_picture" USING btree ("image_id");
  CREATE INDEX "pages_blocks_picture_image_dark_idx" ON "pages_blocks_picture" USING btree ("image_dark_id");
  CREATE INDEX "pages_blocks_figures_figures_order_idx" ON "pages_blocks_figures_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_figures_parent_id_idx" ON "pages_blocks_figures_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figures_order_idx" ON "pages_blocks_figures" USING btree ("_order");
  CREATE INDEX "pages_blocks_figures_parent_id_idx" ON "pages_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figures_path_idx" ON "pages_blocks_figures" USING btree ("_path");
  CREATE INDEX "pages_blocks_records_order_idx" ON "pages_blocks_records" USING btree ("_order");
  CREATE INDEX "pages_blocks_records_parent_id_idx" ON "pages_blocks_records" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_records_path_idx" ON "pages_blocks_records" USING btree ("_path");
  CREATE INDEX "pages_blocks_questions_questions_order_idx" ON "pages_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_questions_parent_id_idx" ON "pages_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_order_idx" ON "pages_blocks_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_parent_id_idx" ON "pages_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_path_idx" ON "pages_blocks_questions" USING btree ("_path");
  CREATE INDEX "pages_blocks_action_order_idx" ON "pages_blocks_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_action_parent_id_idx" ON "pages_blocks_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_action_path_idx" ON "pages_blocks_action" USING btree ("_path");
  CREATE INDEX "pages_blocks_inquiry_order_idx" ON "pages_blocks_inquiry" USING btree ("_order");
  CREATE INDEX "pages_blocks_inquiry_parent_id_idx" ON "pages_blocks_inquiry" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_inquiry_path_idx" ON "pages_blocks_inquiry" USING btree ("_path");
  CREATE INDEX "pages__order_idx" ON "pages" USING btree ("_order");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_image_dark_idx" ON "pages" USING btree ("image_dark_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_review_review_by_idx" ON "pages" USING btree ("review_by_id");
  CREATE INDEX "pages_editor_idx" ON "pages" USING btree ("editor_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id");
  CREATE INDEX "pages_rels_references_id_idx" ON "pages_rels" USING btree ("references_id");
  CREATE INDEX "pages_rels_services_id_idx" ON "pages_rels" USING btree ("services_id");
  CREATE INDEX "pages_rels_expertise_id_idx" ON "pages_rels" USING btree ("expertise_id");
  CREATE INDEX "pages_rels_news_id_idx" ON "pages_rels" USING btree ("news_id");
  CREATE INDEX "pages_rels_blog_id_idx" ON "pages_rels" USING btree ("blog_id");
  CREATE INDEX "pages_rels_leadership_id_idx" ON "pages_rels" USING btree ("leadership_id");
  CREATE INDEX "pages_rels_team_id_idx" ON "pages_rels" USING btree ("team_id");
  CREATE INDEX "pages_rels_catalogues_id_idx" ON "pages_rels" USING btree ("catalogues_id");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_order_idx" ON "_pages_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_parent_id_idx" ON "_pages_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_path_idx" ON "_pages_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_image_idx" ON "_pages_v_blocks_picture" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_picture_image_dark_idx" ON "_pages_v_blocks_picture" USING btree ("image_dark_id");
  CREATE INDEX "_pages_v_blocks_figures_figures_order_idx" ON "_pages_v_blocks_figures_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figures_figures_parent_id_idx" ON "_pages_v_blocks_figures_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_order_idx" ON "_pages_v_blocks_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figures_parent_id_idx" ON "_pages_v_blocks_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_figures_path_idx" ON "_pages_v_blocks_figures" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_records_order_idx" ON "_pages_v_blocks_records" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_records_parent_id_idx" ON "_pages_v_blocks_records" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_records_path_idx" ON "_pages_v_blocks_records" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_questions_questions_order_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_questions_parent_id_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_order_idx" ON "_pages_v_blocks_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_parent_id_idx" ON "_pages_v_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_path_idx" ON "_pages_v_blocks_questions" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_action_order_idx" ON "_pages_v_blocks_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_action_parent_id_idx" ON "_pages_v_blocks_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_action_path_idx" ON "_pages_v_blocks_action" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_inquiry_order_idx" ON "_pages_v_blocks_inquiry" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_inquiry_parent_id_idx" ON "_pages_v_blocks_inquiry" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_inquiry_path_idx" ON "_pages_v_blocks_inquiry" USING btree ("_path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version__order_idx" ON "_pages_v" USING btree ("version__order");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_image_dark_idx" ON "_pages_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_review_version_review_by_idx" ON "_pages_v" USING btree ("version_review_by_id");
  CREATE INDEX "_pages_v_version_version_editor_idx" ON "_pages_v" USING btree ("version_editor_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_rels_references_id_idx" ON "_pages_v_rels" USING btree ("references_id");
  CREATE INDEX "_pages_v_rels_services_id_idx" ON "_pages_v_rels" USING btree ("services_id");
  CREATE INDEX "_pages_v_rels_expertise_id_idx" ON "_pages_v_rels" USING btree ("expertise_id");
  CREATE INDEX "_pages_v_rels_news_id_idx" ON "_pages_v_rels" USING btree ("news_id");
  CREATE INDEX "_pages_v_rels_blog_id_idx" ON "_pages_v_rels" USING btree ("blog_id");
  CREATE INDEX "_pages_v_rels_leadership_id_idx" ON "_pages_v_rels" USING btree ("leadership_id");
  CREATE INDEX "_pages_v_rels_team_id_idx" ON "_pages_v_rels" USING btree ("team_id");
  CREATE INDEX "_pages_v_rels_catalogues_id_idx" ON "_pages_v_rels" USING btree ("catalogues_id");
  CREATE INDEX "services_images_order_idx" ON "services_images" USING btree ("_order");
  CREATE INDEX "services_images_parent_id_idx" ON "services_images" USING btree ("_parent_id");
  CREATE INDEX "services_images_image_idx" ON "services_images" USING btree ("image_id");
  CREATE INDEX "services_images_image_dark_idx" ON "services_images" USING btree ("image_dark_id");
  CREATE INDEX "services_specs_order_idx" ON "services_specs" USING btree ("_order");
  CREATE INDEX "services_specs_parent_id_idx" ON "services_specs" USING btree ("_parent_id");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_review_review_by_idx" ON "services" USING btree ("review_by_id");
  CREATE INDEX "services_editor_idx" ON "services" USING btree ("editor_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_images_order_idx" ON "_services_v_version_images" USING btree ("_order");
  CREATE INDEX "_services_v_version_images_parent_id_idx" ON "_services_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_images_image_idx" ON "_services_v_version_images" USING btree ("image_id");
  CREATE INDEX "_services_v_version_images_image_dark_idx" ON "_services_v_version_images" USING btree ("image_dark_id");
  CREATE INDEX "_services_v_version_specs_order_idx" ON "_services_v_version_specs" USING btree ("_order");
  CREATE INDEX "_services_v_version_specs_parent_id_idx" ON "_services_v_version_specs" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_review_version_review_by_idx" ON "_services_v" USING btree ("version_review_by_id");
  CREATE INDEX "_services_v_version_version_editor_idx" ON "_services_v" USING btree ("version_editor_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "expertise_images_order_idx" ON "expertise_images" USING btree ("_order");
  CREATE INDEX "expertise_images_parent_id_idx" ON "expertise_images" USING btree ("_parent_id");
  CREATE INDEX "expertise_images_image_idx" ON "expertise_images" USING btree ("image_id");
  CREATE INDEX "expertise_images_image_dark_idx" ON "expertise_images" USING btree ("image_dark_id");
  CREATE INDEX "expertise_specs_order_idx" ON "expertise_specs" USING btree ("_order");
  CREATE INDEX "expertise_specs_parent_id_idx" ON "expertise_specs" USING btree ("_parent_id");
  CREATE INDEX "expertise__order_idx" ON "expertise" USING btree ("_order");
  CREATE INDEX "expertise_seo_seo_image_idx" ON "expertise" USING btree ("seo_image_id");
  CREATE INDEX "expertise_key_idx" ON "expertise" USING btree ("key");
  CREATE INDEX "expertise_review_review_by_idx" ON "expertise" USING btree ("review_by_id");
  CREATE INDEX "expertise_editor_idx" ON "expertise" USING btree ("editor_id");
  CREATE INDEX "expertise_updated_at_idx" ON "expertise" USING btree ("updated_at");
  CREATE INDEX "expertise_created_at_idx" ON "expertise" USING btree ("created_at");
  CREATE INDEX "expertise_deleted_at_idx" ON "expertise" USING btree ("deleted_at");
  CREATE INDEX "expertise__status_idx" ON "expertise" USING btree ("_status");
  CREATE INDEX "_expertise_v_version_images_order_idx" ON "_expertise_v_version_images" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_images_parent_id_idx" ON "_expertise_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_version_images_image_idx" ON "_expertise_v_version_images" USING btree ("image_id");
  CREATE INDEX "_expertise_v_version_images_image_dark_idx" ON "_expertise_v_version_images" USING btree ("image_dark_id");
  CREATE INDEX "_expertise_v_version_specs_order_idx" ON "_expertise_v_version_specs" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_specs_parent_id_idx" ON "_expertise_v_version_specs" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_parent_idx" ON "_expertise_v" USING btree ("parent_id");
  CREATE INDEX "_expertise_v_version_version__order_idx" ON "_expertise_v" USING btree ("version__order");
  CREATE INDEX "_expertise_v_version_seo_version_seo_image_idx" ON "_expertise_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_expertise_v_version_version_key_idx" ON "_expertise_v" USING btree ("version_key");
  CREATE INDEX "_expertise_v_version_review_version_review_by_idx" ON "_expertise_v" USING btree ("version_review_by_id");
  CREATE INDEX "_expertise_v_version_version_editor_idx" ON "_expertise_v" USING btree ("version_editor_id");
  CREATE INDEX "_expertise_v_version_version_updated_at_idx" ON "_expertise_v" USING btree ("version_updated_at");
  CREATE INDEX "_expertise_v_version_version_created_at_idx" ON "_expertise_v" USING btree ("version_created_at");
  CREATE INDEX "_expertise_v_version_version_deleted_at_idx" ON "_expertise_v" USING btree ("version_deleted_at");
  CREATE INDEX "_expertise_v_version_version__status_idx" ON "_expertise_v" USING btree ("version__status");
  CREATE INDEX "_expertise_v_created_at_idx" ON "_expertise_v" USING btree ("created_at");
  CREATE INDEX "_expertise_v_updated_at_idx" ON "_expertise_v" USING btree ("updated_at");
  CREATE INDEX "_expertise_v_latest_idx" ON "_expertise_v" USING btree ("latest");
  CREATE INDEX "_expertise_v_autosave_idx" ON "_expertise_v" USING btree ("autosave");
  CREATE INDEX "products_specs_order_idx" ON "products_specs" USING btree ("_order");
  CREATE INDEX "products_specs_parent_id_idx" ON "products_specs" USING btree ("_parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_image_dark_idx" ON "products" USING btree ("image_dark_id");
  CREATE INDEX "products_pdf_file_idx" ON "products" USING btree ("pdf_file_id");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_review_review_by_idx" ON "products" USING btree ("review_by_id");
  CREATE INDEX "products_editor_idx" ON "products" USING btree ("editor_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_expertise_id_idx" ON "products_rels" USING btree ("expertise_id");
  CREATE INDEX "_products_v_version_specs_order_idx" ON "_products_v_version_specs" USING btree ("_order");
  CREATE INDEX "_products_v_version_specs_parent_id_idx" ON "_products_v_version_specs" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_image_dark_idx" ON "_products_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_products_v_version_version_pdf_file_idx" ON "_products_v" USING btree ("version_pdf_file_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "_products_v" USING btree ("version_key");
  CREATE INDEX "_products_v_version_review_version_review_by_idx" ON "_products_v" USING btree ("version_review_by_id");
  CREATE INDEX "_products_v_version_version_editor_idx" ON "_products_v" USING btree ("version_editor_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_expertise_id_idx" ON "_products_v_rels" USING btree ("expertise_id");
  CREATE INDEX "families_range_order_idx" ON "families_range" USING btree ("_order");
  CREATE INDEX "families_range_parent_id_idx" ON "families_range" USING btree ("_parent_id");
  CREATE INDEX "families__order_idx" ON "families" USING btree ("_order");
  CREATE INDEX "families_expertise_idx" ON "families" USING btree ("expertise_id");
  CREATE INDEX "families_key_idx" ON "families" USING btree ("key");
  CREATE INDEX "families_review_review_by_idx" ON "families" USING btree ("review_by_id");
  CREATE INDEX "families_editor_idx" ON "families" USING btree ("editor_id");
  CREATE INDEX "families_updated_at_idx" ON "families" USING btree ("updated_at");
  CREATE INDEX "families_created_at_idx" ON "families" USING btree ("created_at");
  CREATE INDEX "families_deleted_at_idx" ON "families" USING btree ("deleted_at");
  CREATE INDEX "families__status_idx" ON "families" USING btree ("_status");
  CREATE INDEX "families_texts_order_parent" ON "families_texts" USING btree ("order","parent_id");
  CREATE INDEX "_families_v_version_range_order_idx" ON "_families_v_version_range" USING btree ("_order");
  CREATE INDEX "_families_v_version_range_parent_id_idx" ON "_families_v_version_range" USING btree ("_parent_id");
  CREATE INDEX "_families_v_parent_idx" ON "_families_v" USING btree ("parent_id");
  CREATE INDEX "_families_v_version_version__order_idx" ON "_families_v" USING btree ("version__order");
  CREATE INDEX "_families_v_version_version_expertise_idx" ON "_families_v" USING btree ("version_expertise_id");
  CREATE INDEX "_families_v_version_version_key_idx" ON "_families_v" USING btree ("version_key");
  CREATE INDEX "_families_v_version_review_version_review_by_idx" ON "_families_v" USING btree ("version_review_by_id");
  CREATE INDEX "_families_v_version_version_editor_idx" ON "_families_v" USING btree ("version_editor_id");
  CREATE INDEX "_families_v_version_version_updated_at_idx" ON "_families_v" USING btree ("version_updated_at");
  CREATE INDEX "_families_v_version_version_created_at_idx" ON "_families_v" USING btree ("version_created_at");
  CREATE INDEX "_families_v_version_version_deleted_at_idx" ON "_families_v" USING btree ("version_deleted_at");
  CREATE INDEX "_families_v_version_version__status_idx" ON "_families_v" USING btree ("version__status");
  CREATE INDEX "_families_v_created_at_idx" ON "_families_v" USING btree ("created_at");
  CREATE INDEX "_families_v_updated_at_idx" ON "_families_v" USING btree ("updated_at");
  CREATE INDEX "_families_v_latest_idx" ON "_families_v" USING btree ("latest");
  CREATE INDEX "_families_v_autosave_idx" ON "_families_v" USING btree ("autosave");
  CREATE INDEX "_families_v_texts_order_parent" ON "_families_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "references_guarantees_order_idx" ON "references_guarantees" USING btree ("_order");
  CREATE INDEX "references_guarantees_parent_id_idx" ON "references_guarantees" USING btree ("_parent_id");
  CREATE INDEX "references__order_idx" ON "references" USING btree ("_order");
  CREATE INDEX "references_image_idx" ON "references" USING btree ("image_id");
  CREATE INDEX "references_image_dark_idx" ON "references" USING btree ("image_dark_id");
  CREATE INDEX "references_news_idx" ON "references" USING btree ("news_id");
  CREATE INDEX "references_seo_seo_image_idx" ON "references" USING btree ("seo_image_id");
  CREATE INDEX "references_key_idx" ON "references" USING btree ("key");
  CREATE INDEX "references_review_review_by_idx" ON "references" USING btree ("review_by_id");
  CREATE INDEX "references_editor_idx" ON "references" USING btree ("editor_id");
  CREATE INDEX "references_updated_at_idx" ON "references" USING btree ("updated_at");
  CREATE INDEX "references_created_at_idx" ON "references" USING btree ("created_at");
  CREATE INDEX "references_deleted_at_idx" ON "references" USING btree ("deleted_at");
  CREATE INDEX "references__status_idx" ON "references" USING btree ("_status");
  CREATE INDEX "references_texts_order_parent" ON "references_texts" USING btree ("order","parent_id");
  CREATE INDEX "references_rels_order_idx" ON "references_rels" USING btree ("order");
  CREATE INDEX "references_rels_parent_idx" ON "references_rels" USING btree ("parent_id");
  CREATE INDEX "references_rels_path_idx" ON "references_rels" USING btree ("path");
  CREATE INDEX "references_rels_products_id_idx" ON "references_rels" USING btree ("products_id");
  CREATE INDEX "references_rels_news_id_idx" ON "references_rels" USING btree ("news_id");
  CREATE INDEX "references_rels_expertise_id_idx" ON "references_rels" USING btree ("expertise_id");
  CREATE INDEX "references_rels_services_id_idx" ON "references_rels" USING btree ("services_id");
  CREATE INDEX "_references_v_version_guarantees_order_idx" ON "_references_v_version_guarantees" USING btree ("_order");
  CREATE INDEX "_references_v_version_guarantees_parent_id_idx" ON "_references_v_version_guarantees" USING btree ("_parent_id");
  CREATE INDEX "_references_v_parent_idx" ON "_references_v" USING btree ("parent_id");
  CREATE INDEX "_references_v_version_version__order_idx" ON "_references_v" USING btree ("version__order");
  CREATE INDEX "_references_v_version_version_image_idx" ON "_references_v" USING btree ("version_image_id");
  CREATE INDEX "_references_v_version_version_image_dark_idx" ON "_references_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_references_v_version_version_news_idx" ON "_references_v" USING btree ("version_news_id");
  CREATE INDEX "_references_v_version_seo_version_seo_image_idx" ON "_references_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_references_v_version_version_key_idx" ON "_references_v" USING btree ("version_key");
  CREATE INDEX "_references_v_version_review_version_review_by_idx" ON "_references_v" USING btree ("version_review_by_id");
  CREATE INDEX "_references_v_version_version_editor_idx" ON "_references_v" USING btree ("version_editor_id");
  CREATE INDEX "_references_v_version_version_updated_at_idx" ON "_references_v" USING btree ("version_updated_at");
  CREATE INDEX "_references_v_version_version_created_at_idx" ON "_references_v" USING btree ("version_created_at");
  CREATE INDEX "_references_v_version_version_deleted_at_idx" ON "_references_v" USING btree ("version_deleted_at");
  CREATE INDEX "_references_v_version_version__status_idx" ON "_references_v" USING btree ("version__status");
  CREATE INDEX "_references_v_created_at_idx" ON "_references_v" USING btree ("created_at");
  CREATE INDEX "_references_v_updated_at_idx" ON "_references_v" USING btree ("updated_at");
  CREATE INDEX "_references_v_latest_idx" ON "_references_v" USING btree ("latest");
  CREATE INDEX "_references_v_autosave_idx" ON "_references_v" USING btree ("autosave");
  CREATE INDEX "_references_v_texts_order_parent" ON "_references_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_references_v_rels_order_idx" ON "_references_v_rels" USING btree ("order");
  CREATE INDEX "_references_v_rels_parent_idx" ON "_references_v_rels" USING btree ("parent_id");
  CREATE INDEX "_references_v_rels_path_idx" ON "_references_v_rels" USING btree ("path");
  CREATE INDEX "_references_v_rels_products_id_idx" ON "_references_v_rels" USING btree ("products_id");
  CREATE INDEX "_references_v_rels_news_id_idx" ON "_references_v_rels" USING btree ("news_id");
  CREATE INDEX "_references_v_rels_expertise_id_idx" ON "_references_v_rels" USING btree ("expertise_id");
  CREATE INDEX "_references_v_rels_services_id_idx" ON "_references_v_rels" USING btree ("services_id");
  CREATE INDEX "figures__order_idx" ON "figures" USING btree ("_order");
  CREATE INDEX "figures_key_idx" ON "figures" USING btree ("key");
  CREATE INDEX "figures_review_review_by_idx" ON "figures" USING btree ("review_by_id");
  CREATE INDEX "figures_editor_idx" ON "figures" USING btree ("editor_id");
  CREATE INDEX "figures_updated_at_idx" ON "figures" USING btree ("updated_at");
  CREATE INDEX "figures_created_at_idx" ON "figures" USING btree ("created_at");
  CREATE INDEX "figures_deleted_at_idx" ON "figures" USING btree ("deleted_at");
  CREATE INDEX "figures__status_idx" ON "figures" USING btree ("_status");
  CREATE INDEX "_figures_v_parent_idx" ON "_figures_v" USING btree ("parent_id");
  CREATE INDEX "_figures_v_version_version__order_idx" ON "_figures_v" USING btree ("version__order");
  CREATE INDEX "_figures_v_version_version_key_idx" ON "_figures_v" USING btree ("version_key");
  CREATE INDEX "_figures_v_version_review_version_review_by_idx" ON "_figures_v" USING btree ("version_review_by_id");
  CREATE INDEX "_figures_v_version_version_editor_idx" ON "_figures_v" USING btree ("version_editor_id");
  CREATE INDEX "_figures_v_version_version_updated_at_idx" ON "_figures_v" USING btree ("version_updated_at");
  CREATE INDEX "_figures_v_version_version_created_at_idx" ON "_figures_v" USING btree ("version_created_at");
  CREATE INDEX "_figures_v_version_version_deleted_at_idx" ON "_figures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v" USING btree ("version__status");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "blog_figures_order_idx" ON "blog_figures" USING btree ("_order");
  CREATE INDEX "blog_figures_parent_id_idx" ON "blog_figures" USING btree ("_parent_id");
  CREATE INDEX "blog_image_idx" ON "blog" USING btree ("image_id");
  CREATE INDEX "blog_image_dark_idx" ON "blog" USING btree ("image_dark_id");
  CREATE INDEX "blog_seo_seo_image_idx" ON "blog" USING btree ("seo_image_id");
  CREATE INDEX "blog_key_idx" ON "blog" USING btree ("key");
  CREATE INDEX "blog_review_review_by_idx" ON "blog" USING btree ("review_by_id");
  CREATE INDEX "blog_editor_idx" ON "blog" USING btree ("editor_id");
  CREATE INDEX "blog_updated_at_idx" ON "blog" USING btree ("updated_at");
  CREATE INDEX "blog_created_at_idx" ON "blog" USING btree ("created_at");
  CREATE INDEX "blog_deleted_at_idx" ON "blog" USING btree ("deleted_at");
  CREATE INDEX "blog__status_idx" ON "blog" USING btree ("_status");
  CREATE INDEX "_blog_v_version_figures_order_idx" ON "_blog_v_version_figures" USING btree ("_order");
  CREATE INDEX "_blog_v_version_figures_parent_id_idx" ON "_blog_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_blog_v_parent_idx" ON "_blog_v" USING btree ("parent_id");
  CREATE INDEX "_blog_v_version_version_image_idx" ON "_blog_v" USING btree ("version_image_id");
  CREATE INDEX "_blog_v_version_version_image_dark_idx" ON "_blog_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_blog_v_version_seo_version_seo_image_idx" ON "_blog_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_blog_v_version_version_key_idx" ON "_blog_v" USING btree ("version_key");
  CREATE INDEX "_blog_v_version_review_version_review_by_idx" ON "_blog_v" USING btree ("version_review_by_id");
  CREATE INDEX "_blog_v_version_version_editor_idx" ON "_blog_v" USING btree ("version_editor_id");
  CREATE INDEX "_blog_v_version_version_updated_at_idx" ON "_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_v_version_version_created_at_idx" ON "_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_v_version_version_deleted_at_idx" ON "_blog_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_v_version_version__status_idx" ON "_blog_v" USING btree ("version__status");
  CREATE INDEX "_blog_v_created_at_idx" ON "_blog_v" USING btree ("created_at");
  CREATE INDEX "_blog_v_updated_at_idx" ON "_blog_v" USING btree ("updated_at");
  CREATE INDEX "_blog_v_latest_idx" ON "_blog_v" USING btree ("latest");
  CREATE INDEX "_blog_v_autosave_idx" ON "_blog_v" USING btree ("autosave");
  CREATE INDEX "news_figures_order_idx" ON "news_figures" USING btree ("_order");
  CREATE INDEX "news_figures_parent_id_idx" ON "news_figures" USING btree ("_parent_id");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_image_dark_idx" ON "news" USING btree ("image_dark_id");
  CREATE INDEX "news_seo_seo_image_idx" ON "news" USING btree ("seo_image_id");
  CREATE INDEX "news_key_idx" ON "news" USING btree ("key");
  CREATE INDEX "news_review_review_by_idx" ON "news" USING btree ("review_by_id");
  CREATE INDEX "news_editor_idx" ON "news" USING btree ("editor_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_news_v_version_figures_order_idx" ON "_news_v_version_figures" USING btree ("_order");
  CREATE INDEX "_news_v_version_figures_parent_id_idx" ON "_news_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_image_dark_idx" ON "_news_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_news_v_version_seo_version_seo_image_idx" ON "_news_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_news_v_version_version_key_idx" ON "_news_v" USING btree ("version_key");
  CREATE INDEX "_news_v_version_review_version_review_by_idx" ON "_news_v" USING btree ("version_review_by_id");
  CREATE INDEX "_news_v_version_version_editor_idx" ON "_news_v" USING btree ("version_editor_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "gallery__order_idx" ON "gallery" USING btree ("_order");
  CREATE INDEX "gallery_image_idx" ON "gallery" USING btree ("image_id");
  CREATE INDEX "gallery_image_dark_idx" ON "gallery" USING btree ("image_dark_id");
  CREATE INDEX "gallery_key_idx" ON "gallery" USING btree ("key");
  CREATE INDEX "gallery_review_review_by_idx" ON "gallery" USING btree ("review_by_id");
  CREATE INDEX "gallery_editor_idx" ON "gallery" USING btree ("editor_id");
  CREATE INDEX "gallery_updated_at_idx" ON "gallery" USING btree ("updated_at");
  CREATE INDEX "gallery_created_at_idx" ON "gallery" USING btree ("created_at");
  CREATE INDEX "gallery_deleted_at_idx" ON "gallery" USING btree ("deleted_at");
  CREATE INDEX "gallery__status_idx" ON "gallery" USING btree ("_status");
  CREATE INDEX "_gallery_v_parent_idx" ON "_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_v_version_version__order_idx" ON "_gallery_v" USING btree ("version__order");
  CREATE INDEX "_gallery_v_version_version_image_idx" ON "_gallery_v" USING btree ("version_image_id");
  CREATE INDEX "_gallery_v_version_version_image_dark_idx" ON "_gallery_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_gallery_v_version_version_key_idx" ON "_gallery_v" USING btree ("version_key");
  CREATE INDEX "_gallery_v_version_review_version_review_by_idx" ON "_gallery_v" USING btree ("version_review_by_id");
  CREATE INDEX "_gallery_v_version_version_editor_idx" ON "_gallery_v" USING btree ("version_editor_id");
  CREATE INDEX "_gallery_v_version_version_updated_at_idx" ON "_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_v_version_version_created_at_idx" ON "_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_v_version_version_deleted_at_idx" ON "_gallery_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_v_version_version__status_idx" ON "_gallery_v" USING btree ("version__status");
  CREATE INDEX "_gallery_v_created_at_idx" ON "_gallery_v" USING btree ("created_at");
  CREATE INDEX "_gallery_v_updated_at_idx" ON "_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_v_latest_idx" ON "_gallery_v" USING btree ("latest");
  CREATE INDEX "_gallery_v_autosave_idx" ON "_gallery_v" USING btree ("autosave");
  CREATE INDEX "catalogues__order_idx" ON "catalogues" USING btree ("_order");
  CREATE INDEX "catalogues_pdf_file_idx" ON "catalogues" USING btree ("pdf_file_id");
  CREATE INDEX "catalogues_image_idx" ON "catalogues" USING btree ("image_id");
  CREATE INDEX "catalogues_key_idx" ON "catalogues" USING btree ("key");
  CREATE INDEX "catalogues_review_review_by_idx" ON "catalogues" USING btree ("review_by_id");
  CREATE INDEX "catalogues_editor_idx" ON "catalogues" USING btree ("editor_id");
  CREATE INDEX "catalogues_updated_at_idx" ON "catalogues" USING btree ("updated_at");
  CREATE INDEX "catalogues_created_at_idx" ON "catalogues" USING btree ("created_at");
  CREATE INDEX "catalogues_deleted_at_idx" ON "catalogues" USING btree ("deleted_at");
  CREATE INDEX "catalogues__status_idx" ON "catalogues" USING btree ("_status");
  CREATE INDEX "_catalogues_v_parent_idx" ON "_catalogues_v" USING btree ("parent_id");
  CREATE INDEX "_catalogues_v_version_version__order_idx" ON "_catalogues_v" USING btree ("version__order");
  CREATE INDEX "_catalogues_v_version_version_pdf_file_idx" ON "_catalogues_v" USING btree ("version_pdf_file_id");
  CREATE INDEX "_catalogues_v_version_version_image_idx" ON "_catalogues_v" USING btree ("version_image_id");
  CREATE INDEX "_catalogues_v_version_version_key_idx" ON "_catalogues_v" USING btree ("version_key");
  CREATE INDEX "_catalogues_v_version_review_version_review_by_idx" ON "_catalogues_v" USING btree ("version_review_by_id");
  CREATE INDEX "_catalogues_v_version_version_editor_idx" ON "_catalogues_v" USING btree ("version_editor_id");
  CREATE INDEX "_catalogues_v_version_version_updated_at_idx" ON "_catalogues_v" USING btree ("version_updated_at");
  CREATE INDEX "_catalogues_v_version_version_created_at_idx" ON "_catalogues_v" USING btree ("version_created_at");
  CREATE INDEX "_catalogues_v_version_version_deleted_at_idx" ON "_catalogues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_catalogues_v_version_version__status_idx" ON "_catalogues_v" USING btree ("version__status");
  CREATE INDEX "_catalogues_v_created_at_idx" ON "_catalogues_v" USING btree ("created_at");
  CREATE INDEX "_catalogues_v_updated_at_idx" ON "_catalogues_v" USING btree ("updated_at");
  CREATE INDEX "_catalogues_v_latest_idx" ON "_catalogues_v" USING btree ("latest");
  CREATE INDEX "_catalogues_v_autosave_idx" ON "_catalogues_v" USING btree ("autosave");
  CREATE INDEX "certificates__order_idx" ON "certificates" USING btree ("_order");
  CREATE INDEX "certificates_pdf_file_idx" ON "certificates" USING btree ("pdf_file_id");
  CREATE INDEX "certificates_key_idx" ON "certificates" USING btree ("key");
  CREATE INDEX "certificates_review_review_by_idx" ON "certificates" USING btree ("review_by_id");
  CREATE INDEX "certificates_editor_idx" ON "certificates" USING btree ("editor_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "certificates__status_idx" ON "certificates" USING btree ("_status");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version__order_idx" ON "_certificates_v" USING btree ("version__order");
  CREATE INDEX "_certificates_v_version_version_pdf_file_idx" ON "_certificates_v" USING btree ("version_pdf_file_id");
  CREATE INDEX "_certificates_v_version_version_key_idx" ON "_certificates_v" USING btree ("version_key");
  CREATE INDEX "_certificates_v_version_review_version_review_by_idx" ON "_certificates_v" USING btree ("version_review_by_id");
  CREATE INDEX "_certificates_v_version_version_editor_idx" ON "_certificates_v" USING btree ("version_editor_id");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v" USING btree ("version__status");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE INDEX "_certificates_v_autosave_idx" ON "_certificates_v" USING btree ("autosave");
  CREATE INDEX "openings_key_idx" ON "openings" USING btree ("key");
  CREATE INDEX "openings_review_review_by_idx" ON "openings" USING btree ("review_by_id");
  CREATE INDEX "openings_editor_idx" ON "openings" USING btree ("editor_id");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings_deleted_at_idx" ON "openings" USING btree ("deleted_at");
  CREATE INDEX "openings__status_idx" ON "openings" USING btree ("_status");
  CREATE INDEX "_openings_v_parent_idx" ON "_openings_v" USING btree ("parent_id");
  CREATE INDEX "_openings_v_version_version_key_idx" ON "_openings_v" USING btree ("version_key");
  CREATE INDEX "_openings_v_version_review_version_review_by_idx" ON "_openings_v" USING btree ("version_review_by_id");
  CREATE INDEX "_openings_v_version_version_editor_idx" ON "_openings_v" USING btree ("version_editor_id");
  CREATE INDEX "_openings_v_version_version_updated_at_idx" ON "_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_openings_v_version_version_created_at_idx" ON "_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_openings_v_version_version_deleted_at_idx" ON "_openings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_openings_v_version_version__status_idx" ON "_openings_v" USING btree ("version__status");
  CREATE INDEX "_openings_v_created_at_idx" ON "_openings_v" USING btree ("created_at");
  CREATE INDEX "_openings_v_updated_at_idx" ON "_openings_v" USING btree ("updated_at");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "_openings_v_autosave_idx" ON "_openings_v" USING btree ("autosave");
  CREATE INDEX "leadership__order_idx" ON "leadership" USING btree ("_order");
  CREATE INDEX "leadership_image_idx" ON "leadership" USING btree ("image_id");
  CREATE INDEX "leadership_image_dark_idx" ON "leadership" USING btree ("image_dark_id");
  CREATE INDEX "leadership_key_idx" ON "leadership" USING btree ("key");
  CREATE INDEX "leadership_review_review_by_idx" ON "leadership" USING btree ("review_by_id");
  CREATE INDEX "leadership_editor_idx" ON "leadership" USING btree ("editor_id");
  CREATE INDEX "leadership_updated_at_idx" ON "leadership" USING btree ("updated_at");
  CREATE INDEX "leadership_created_at_idx" ON "leadership" USING btree ("created_at");
  CREATE INDEX "leadership_deleted_at_idx" ON "leadership" USING btree ("deleted_at");
  CREATE INDEX "leadership__status_idx" ON "leadership" USING btree ("_status");
  CREATE INDEX "_leadership_v_parent_idx" ON "_leadership_v" USING btree ("parent_id");
  CREATE INDEX "_leadership_v_version_version__order_idx" ON "_leadership_v" USING btree ("version__order");
  CREATE INDEX "_leadership_v_version_version_image_idx" ON "_leadership_v" USING btree ("version_image_id");
  CREATE INDEX "_leadership_v_version_version_image_dark_idx" ON "_leadership_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_leadership_v_version_version_key_idx" ON "_leadership_v" USING btree ("version_key");
  CREATE INDEX "_leadership_v_version_review_version_review_by_idx" ON "_leadership_v" USING btree ("version_review_by_id");
  CREATE INDEX "_leadership_v_version_version_editor_idx" ON "_leadership_v" USING btree ("version_editor_id");
  CREATE INDEX "_leadership_v_version_version_updated_at_idx" ON "_leadership_v" USING btree ("version_updated_at");
  CREATE INDEX "_leadership_v_version_version_created_at_idx" ON "_leadership_v" USING btree ("version_created_at");
  CREATE INDEX "_leadership_v_version_version_deleted_at_idx" ON "_leadership_v" USING btree ("version_deleted_at");
  CREATE INDEX "_leadership_v_version_version__status_idx" ON "_leadership_v" USING btree ("version__status");
  CREATE INDEX "_leadership_v_created_at_idx" ON "_leadership_v" USING btree ("created_at");
  CREATE INDEX "_leadership_v_updated_at_idx" ON "_leadership_v" USING btree ("updated_at");
  CREATE INDEX "_leadership_v_latest_idx" ON "_leadership_v" USING btree ("latest");
  CREATE INDEX "_leadership_v_autosave_idx" ON "_leadership_v" USING btree ("autosave");
  CREATE INDEX "team__order_idx" ON "team" USING btree ("_order");
  CREATE INDEX "team_image_idx" ON "team" USING btree ("image_id");
  CREATE INDEX "team_image_dark_idx" ON "team" USING btree ("image_dark_id");
  CREATE INDEX "team_key_idx" ON "team" USING btree ("key");
  CREATE INDEX "team_review_review_by_idx" ON "team" USING btree ("review_by_id");
  CREATE INDEX "team_editor_idx" ON "team" USING btree ("editor_id");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team_deleted_at_idx" ON "team" USING btree ("deleted_at");
  CREATE INDEX "team__status_idx" ON "team" USING btree ("_status");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version__order_idx" ON "_team_v" USING btree ("version__order");
  CREATE INDEX "_team_v_version_version_image_idx" ON "_team_v" USING btree ("version_image_id");
  CREATE INDEX "_team_v_version_version_image_dark_idx" ON "_team_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_team_v_version_version_key_idx" ON "_team_v" USING btree ("version_key");
  CREATE INDEX "_team_v_version_review_version_review_by_idx" ON "_team_v" USING btree ("version_review_by_id");
  CREATE INDEX "_team_v_version_version_editor_idx" ON "_team_v" USING btree ("version_editor_id");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version_deleted_at_idx" ON "_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v" USING btree ("version__status");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE INDEX "_team_v_autosave_idx" ON "_team_v" USING btree ("autosave");
  CREATE INDEX "story_figures_order_idx" ON "story_figures" USING btree ("_order");
  CREATE INDEX "story_figures_parent_id_idx" ON "story_figures" USING btree ("_parent_id");
  CREATE INDEX "story__order_idx" ON "story" USING btree ("_order");
  CREATE INDEX "story_key_idx" ON "story" USING btree ("key");
  CREATE INDEX "story_review_review_by_idx" ON "story" USING btree ("review_by_id");
  CREATE INDEX "story_editor_idx" ON "story" USING btree ("editor_id");
  CREATE INDEX "story_updated_at_idx" ON "story" USING btree ("updated_at");
  CREATE INDEX "story_created_at_idx" ON "story" USING btree ("created_at");
  CREATE INDEX "story_deleted_at_idx" ON "story" USING btree ("deleted_at");
  CREATE INDEX "story__status_idx" ON "story" USING btree ("_status");
  CREATE INDEX "_story_v_version_figures_order_idx" ON "_story_v_version_figures" USING btree ("_order");
  CREATE INDEX "_story_v_version_figures_parent_id_idx" ON "_story_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_story_v_parent_idx" ON "_story_v" USING btree ("parent_id");
  CREATE INDEX "_story_v_version_version__order_idx" ON "_story_v" USING btree ("version__order");
  CREATE INDEX "_story_v_version_version_key_idx" ON "_story_v" USING btree ("version_key");
  CREATE INDEX "_story_v_version_review_version_review_by_idx" ON "_story_v" USING btree ("version_review_by_id");
  CREATE INDEX "_story_v_version_version_editor_idx" ON "_story_v" USING btree ("version_editor_id");
  CREATE INDEX "_story_v_version_version_updated_at_idx" ON "_story_v" USING btree ("version_updated_at");
  CREATE INDEX "_story_v_version_version_created_at_idx" ON "_story_v" USING btree ("version_created_at");
  CREATE INDEX "_story_v_version_version_deleted_at_idx" ON "_story_v" USING btree ("version_deleted_at");
  CREATE INDEX "_story_v_version_version__status_idx" ON "_story_v" USING btree ("version__status");
  CREATE INDEX "_story_v_created_at_idx" ON "_story_v" USING btree ("created_at");
  CREATE INDEX "_story_v_updated_at_idx" ON "_story_v" USING btree ("updated_at");
  CREATE INDEX "_story_v_latest_idx" ON "_story_v" USING btree ("latest");
  CREATE INDEX "_story_v_autosave_idx" ON "_story_v" USING btree ("autosave");
  CREATE INDEX "values__order_idx" ON "values" USING btree ("_order");
  CREATE INDEX "values_image_idx" ON "values" USING btree ("image_id");
  CREATE INDEX "values_image_dark_idx" ON "values" USING btree ("image_dark_id");
  CREATE INDEX "values_seo_seo_image_idx" ON "values" USING btree ("seo_image_id");
  CREATE INDEX "values_key_idx" ON "values" USING btree ("key");
  CREATE INDEX "values_review_review_by_idx" ON "values" USING btree ("review_by_id");
  CREATE INDEX "values_editor_idx" ON "values" USING btree ("editor_id");
  CREATE INDEX "values_updated_at_idx" ON "values" USING btree ("updated_at");
  CREATE INDEX "values_created_at_idx" ON "values" USING btree ("created_at");
  CREATE INDEX "values_deleted_at_idx" ON "values" USING btree ("deleted_at");
  CREATE INDEX "values__status_idx" ON "values" USING btree ("_status");
  CREATE INDEX "_values_v_parent_idx" ON "_values_v" USING btree ("parent_id");
  CREATE INDEX "_values_v_version_version__order_idx" ON "_values_v" USING btree ("version__order");
  CREATE INDEX "_values_v_version_version_image_idx" ON "_values_v" USING btree ("version_image_id");
  CREATE INDEX "_values_v_version_version_image_dark_idx" ON "_values_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_values_v_version_seo_version_seo_image_idx" ON "_values_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_values_v_version_version_key_idx" ON "_values_v" USING btree ("version_key");
  CREATE INDEX "_values_v_version_review_version_review_by_idx" ON "_values_v" USING btree ("version_review_by_id");
  CREATE INDEX "_values_v_version_version_editor_idx" ON "_values_v" USING btree ("version_editor_id");
  CREATE INDEX "_values_v_version_version_updated_at_idx" ON "_values_v" USING btree ("version_updated_at");
  CREATE INDEX "_values_v_version_version_created_at_idx" ON "_values_v" USING btree ("version_created_at");
  CREATE INDEX "_values_v_version_version_deleted_at_idx" ON "_values_v" USING btree ("version_deleted_at");
  CREATE INDEX "_values_v_version_version__status_idx" ON "_values_v" USING btree ("version__status");
  CREATE INDEX "_values_v_created_at_idx" ON "_values_v" USING btree ("created_at");
  CREATE INDEX "_values_v_updated_at_idx" ON "_values_v" USING btree ("updated_at");
  CREATE INDEX "_values_v_latest_idx" ON "_values_v" USING btree ("latest");
  CREATE INDEX "_values_v_autosave_idx" ON "_values_v" USING btree ("autosave");
  CREATE INDEX "commitments__order_idx" ON "commitments" USING btree ("_order");
  CREATE INDEX "commitments_key_idx" ON "commitments" USING btree ("key");
  CREATE INDEX "commitments_review_review_by_idx" ON "commitments" USING btree ("review_by_id");
  CREATE INDEX "commitments_editor_idx" ON "commitments" USING btree ("editor_id");
  CREATE INDEX "commitments_updated_at_idx" ON "commitments" USING btree ("updated_at");
  CREATE INDEX "commitments_created_at_idx" ON "commitments" USING btree ("created_at");
  CREATE INDEX "commitments_deleted_at_idx" ON "commitments" USING btree ("deleted_at");
  CREATE INDEX "commitments__status_idx" ON "commitments" USING btree ("_status");
  CREATE INDEX "_commitments_v_parent_idx" ON "_commitments_v" USING btree ("parent_id");
  CREATE INDEX "_commitments_v_version_version__order_idx" ON "_commitments_v" USING btree ("version__order");
  CREATE INDEX "_commitments_v_version_version_key_idx" ON "_commitments_v" USING btree ("version_key");
  CREATE INDEX "_commitments_v_version_review_version_review_by_idx" ON "_commitments_v" USING btree ("version_review_by_id");
  CREATE INDEX "_commitments_v_version_version_editor_idx" ON "_commitments_v" USING btree ("version_editor_id");
  CREATE INDEX "_commitments_v_version_version_updated_at_idx" ON "_commitments_v" USING btree ("version_updated_at");
  CREATE INDEX "_commitments_v_version_version_created_at_idx" ON "_commitments_v" USING btree ("version_created_at");
  CREATE INDEX "_commitments_v_version_version_deleted_at_idx" ON "_commitments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_commitments_v_version_version__status_idx" ON "_commitments_v" USING btree ("version__status");
  CREATE INDEX "_commitments_v_created_at_idx" ON "_commitments_v" USING btree ("created_at");
  CREATE INDEX "_commitments_v_updated_at_idx" ON "_commitments_v" USING btree ("updated_at");
  CREATE INDEX "_commitments_v_latest_idx" ON "_commitments_v" USING btree ("latest");
  CREATE INDEX "_commitments_v_autosave_idx" ON "_commitments_v" USING btree ("autosave");
  CREATE INDEX "timeline__order_idx" ON "timeline" USING btree ("_order");
  CREATE INDEX "timeline_image_idx" ON "timeline" USING btree ("image_id");
  CREATE INDEX "timeline_image_dark_idx" ON "timeline" USING btree ("image_dark_id");
  CREATE INDEX "timeline_key_idx" ON "timeline" USING btree ("key");
  CREATE INDEX "timeline_review_review_by_idx" ON "timeline" USING btree ("review_by_id");
  CREATE INDEX "timeline_editor_idx" ON "timeline" USING btree ("editor_id");
  CREATE INDEX "timeline_updated_at_idx" ON "timeline" USING btree ("updated_at");
  CREATE INDEX "timeline_created_at_idx" ON "timeline" USING btree ("created_at");
  CREATE INDEX "timeline_deleted_at_idx" ON "timeline" USING btree ("deleted_at");
  CREATE INDEX "timeline__status_idx" ON "timeline" USING btree ("_status");
  CREATE INDEX "_timeline_v_parent_idx" ON "_timeline_v" USING btree ("parent_id");
  CREATE INDEX "_timeline_v_version_version__order_idx" ON "_timeline_v" USING btree ("version__order");
  CREATE INDEX "_timeline_v_version_version_image_idx" ON "_timeline_v" USING btree ("version_image_id");
  CREATE INDEX "_timeline_v_version_version_image_dark_idx" ON "_timeline_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_timeline_v_version_version_key_idx" ON "_timeline_v" USING btree ("version_key");
  CREATE INDEX "_timeline_v_version_review_version_review_by_idx" ON "_timeline_v" USING btree ("version_review_by_id");
  CREATE INDEX "_timeline_v_version_version_editor_idx" ON "_timeline_v" USING btree ("version_editor_id");
  CREATE INDEX "_timeline_v_version_version_updated_at_idx" ON "_timeline_v" USING btree ("version_updated_at");
  CREATE INDEX "_timeline_v_version_version_created_at_idx" ON "_timeline_v" USING btree ("version_created_at");
  CREATE INDEX "_timeline_v_version_version_deleted_at_idx" ON "_timeline_v" USING btree ("version_deleted_at");
  CREATE INDEX "_timeline_v_version_version__status_idx" ON "_timeline_v" USING btree ("version__status");
  CREATE INDEX "_timeline_v_created_at_idx" ON "_timeline_v" USING btree ("created_at");
  CREATE INDEX "_timeline_v_updated_at_idx" ON "_timeline_v" USING btree ("updated_at");
  CREATE INDEX "_timeline_v_latest_idx" ON "_timeline_v" USING btree ("latest");
  CREATE INDEX "_timeline_v_autosave_idx" ON "_timeline_v" USING btree ("autosave");
  CREATE INDEX "miscellaneous__order_idx" ON "miscellaneous" USING btree ("_order");
  CREATE INDEX "miscellaneous_image_idx" ON "miscellaneous" USING btree ("image_id");
  CREATE INDEX "miscellaneous_image_dark_idx" ON "miscellaneous" USING btree ("image_dark_id");
  CREATE INDEX "miscellaneous_seo_seo_image_idx" ON "miscellaneous" USING btree ("seo_image_id");
  CREATE INDEX "miscellaneous_key_idx" ON "miscellaneous" USING btree ("key");
  CREATE INDEX "miscellaneous_review_review_by_idx" ON "miscellaneous" USING btree ("review_by_id");
  CREATE INDEX "miscellaneous_editor_idx" ON "miscellaneous" USING btree ("editor_id");
  CREATE INDEX "miscellaneous_updated_at_idx" ON "miscellaneous" USING btree ("updated_at");
  CREATE INDEX "miscellaneous_created_at_idx" ON "miscellaneous" USING btree ("created_at");
  CREATE INDEX "miscellaneous_deleted_at_idx" ON "miscellaneous" USING btree ("deleted_at");
  CREATE INDEX "miscellaneous__status_idx" ON "miscellaneous" USING btree ("_status");
  CREATE INDEX "_miscellaneous_v_parent_idx" ON "_miscellaneous_v" USING btree ("parent_id");
  CREATE INDEX "_miscellaneous_v_version_version__order_idx" ON "_miscellaneous_v" USING btree ("version__order");
  CREATE INDEX "_miscellaneous_v_version_version_image_idx" ON "_miscellaneous_v" USING btree ("version_image_id");
  CREATE INDEX "_miscellaneous_v_version_version_image_dark_idx" ON "_miscellaneous_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_miscellaneous_v_version_seo_version_seo_image_idx" ON "_miscellaneous_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_miscellaneous_v_version_version_key_idx" ON "_miscellaneous_v" USING btree ("version_key");
  CREATE INDEX "_miscellaneous_v_version_review_version_review_by_idx" ON "_miscellaneous_v" USING btree ("version_review_by_id");
  CREATE INDEX "_miscellaneous_v_version_version_editor_idx" ON "_miscellaneous_v" USING btree ("version_editor_id");
  CREATE INDEX "_miscellaneous_v_version_version_updated_at_idx" ON "_miscellaneous_v" USING btree ("version_updated_at");
  CREATE INDEX "_miscellaneous_v_version_version_created_at_idx" ON "_miscellaneous_v" USING btree ("version_created_at");
  CREATE INDEX "_miscellaneous_v_version_version_deleted_at_idx" ON "_miscellaneous_v" USING btree ("version_deleted_at");
  CREATE INDEX "_miscellaneous_v_version_version__status_idx" ON "_miscellaneous_v" USING btree ("version__status");
  CREATE INDEX "_miscellaneous_v_created_at_idx" ON "_miscellaneous_v" USING btree ("created_at");
  CREATE INDEX "_miscellaneous_v_updated_at_idx" ON "_miscellaneous_v" USING btree ("updated_at");
  CREATE INDEX "_miscellaneous_v_latest_idx" ON "_miscellaneous_v" USING btree ("latest");
  CREATE INDEX "_miscellaneous_v_autosave_idx" ON "_miscellaneous_v" USING btree ("autosave");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_image_dark_idx" ON "banners" USING btree ("image_dark_id");
  CREATE INDEX "banners_key_idx" ON "banners" USING btree ("key");
  CREATE INDEX "banners_review_review_by_idx" ON "banners" USING btree ("review_by_id");
  CREATE INDEX "banners_editor_idx" ON "banners" USING btree ("editor_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version__order_idx" ON "_banners_v" USING btree ("version__order");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_image_dark_idx" ON "_banners_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_banners_v_version_version_key_idx" ON "_banners_v" USING btree ("version_key");
  CREATE INDEX "_banners_v_version_review_version_review_by_idx" ON "_banners_v" USING btree ("version_review_by_id");
  CREATE INDEX "_banners_v_version_version_editor_idx" ON "_banners_v" USING btree ("version_editor_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE INDEX "redirects__order_idx" ON "redirects" USING btree ("_order");
  CREATE INDEX "redirects_key_idx" ON "redirects" USING btree ("key");
  CREATE INDEX "redirects_review_review_by_idx" ON "redirects" USING btree ("review_by_id");
  CREATE INDEX "redirects_editor_idx" ON "redirects" USING btree ("editor_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version__order_idx" ON "_redirects_v" USING btree ("version__order");
  CREATE INDEX "_redirects_v_version_version_key_idx" ON "_redirects_v" USING btree ("version_key");
  CREATE INDEX "_redirects_v_version_review_version_review_by_idx" ON "_redirects_v" USING btree ("version_review_by_id");
  CREATE INDEX "_redirects_v_version_version_editor_idx" ON "_redirects_v" USING btree ("version_editor_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "_redirects_v" USING btree ("autosave");
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_kind_idx" ON "translations" USING btree ("kind");
  CREATE INDEX "translations_record_idx" ON "translations" USING btree ("record");
  CREATE INDEX "translations_key_idx" ON "translations" USING btree ("key");
  CREATE INDEX "translations_review_review_by_idx" ON "translations" USING btree ("review_by_id");
  CREATE INDEX "translations_editor_idx" ON "translations" USING btree ("editor_id");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE UNIQUE INDEX "language_kind_record_idx" ON "translations" USING btree ("language","kind","record");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_language_idx" ON "_translations_v" USING btree ("version_language");
  CREATE INDEX "_translations_v_version_version_kind_idx" ON "_translations_v" USING btree ("version_kind");
  CREATE INDEX "_translations_v_version_version_record_idx" ON "_translations_v" USING btree ("version_record");
  CREATE INDEX "_translations_v_version_version_key_idx" ON "_translations_v" USING btree ("version_key");
  CREATE INDEX "_translations_v_version_review_version_review_by_idx" ON "_translations_v" USING btree ("version_review_by_id");
  CREATE INDEX "_translations_v_version_version_editor_idx" ON "_translations_v" USING btree ("version_editor_id");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "_translations_v_autosave_idx" ON "_translations_v" USING btree ("autosave");
  CREATE INDEX "version_language_version_kind_version_record_idx" ON "_translations_v" USING btree ("version_language","version_kind","version_record");
  CREATE UNIQUE INDEX "media_filename_compound_idx" ON "media" USING btree ("prefix","filename");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "inquiries_state_idx" ON "inquiries" USING btree ("state");
  CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
  CREATE INDEX "inquiries_received_at_idx" ON "inquiries" USING btree ("received_at");
  CREATE UNIQUE INDEX "inquiries_uuid_idx" ON "inquiries" USING btree ("uuid");
  CREATE UNIQUE INDEX "inquiries_idempotency_key_idx" ON "inquiries" USING btree ("idempotency_key");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "inquiry_files_inquiry_idx" ON "inquiry_files" USING btree ("inquiry_id");
  CREATE UNIQUE INDEX "inquiry_files_uuid_idx" ON "inquiry_files" USING btree ("uuid");
  CREATE UNIQUE INDEX "inquiry_files_idempotency_key_idx" ON "inquiry_files" USING btree ("idempotency_key");
  CREATE INDEX "inquiry_files_updated_at_idx" ON "inquiry_files" USING btree ("updated_at");
  CREATE INDEX "inquiry_files_created_at_idx" ON "inquiry_files" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_expertise_id_idx" ON "payload_locked_documents_rels" USING btree ("expertise_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_families_id_idx" ON "payload_locked_documents_rels" USING btree ("families_id");
  CREATE INDEX "payload_locked_documents_rels_references_id_idx" ON "payload_locked_documents_rels" USING btree ("references_id");
  CREATE INDEX "payload_locked_documents_rels_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("figures_id");
  CREATE INDEX "payload_locked_documents_rels_blog_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_id");
  CREATE INDEX "payload_locked_documents_rels_catalogues_id_idx" ON "payload_locked_documents_rels" USING btree ("catalogues_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");
  CREATE INDEX "payload_locked_documents_rels_leadership_id_idx" ON "payload_locked_documents_rels" USING btree ("leadership_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_story_id_idx" ON "payload_locked_documents_rels" USING btree ("story_id");
  CREATE INDEX "payload_locked_documents_rels_values_id_idx" ON "payload_locked_documents_rels" USING btree ("values_id");
  CREATE INDEX "payload_locked_documents_rels_commitments_id_idx" ON "payload_locked_documents_rels" USING btree ("commitments_id");
  CREATE INDEX "payload_locked_documents_rels_timeline_id_idx" ON "payload_locked_documents_rels" USING btree ("timeline_id");
  CREATE INDEX "payload_locked_documents_rels_miscellaneous_id_idx" ON "payload_locked_documents_rels" USING btree ("miscellaneous_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_inquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiry_files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_locations_order_idx" ON "settings_locations" USING btree ("_order");
  CREATE INDEX "settings_locations_parent_id_idx" ON "settings_locations" USING btree ("_parent_id");
  CREATE INDEX "settings_social_profiles_order_idx" ON "settings_social_profiles" USING btree ("_order");
  CREATE INDEX "settings_social_profiles_parent_id_idx" ON "settings_social_profiles" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_links_order_idx" ON "settings_menu_links" USING btree ("_order");
  CREATE INDEX "settings_menu_links_parent_id_idx" ON "settings_menu_links" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_links_order_idx" ON "settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_links_parent_id_idx" ON "settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_order_idx" ON "settings_footer_columns" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_parent_id_idx" ON "settings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "settings_site_logo_idx" ON "settings" USING btree ("site_logo_id");
  CREATE INDEX "settings_key_idx" ON "settings" USING btree ("key");
  CREATE INDEX "settings_review_review_by_idx" ON "settings" USING btree ("review_by_id");
  CREATE INDEX "settings_editor_idx" ON "settings" USING btree ("editor_id");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "_settings_v_version_locations_order_idx" ON "_settings_v_version_locations" USING btree ("_order");
  CREATE INDEX "_settings_v_version_locations_parent_id_idx" ON "_settings_v_version_locations" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_social_profiles_order_idx" ON "_settings_v_version_social_profiles" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_profiles_parent_id_idx" ON "_settings_v_version_social_profiles" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_menu_links_order_idx" ON "_settings_v_version_menu_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_menu_links_parent_id_idx" ON "_settings_v_version_menu_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_links_order_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_links_parent_id_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_order_idx" ON "_settings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_parent_id_idx" ON "_settings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_site_logo_idx" ON "_settings_v" USING btree ("version_site_logo_id");
  CREATE INDEX "_settings_v_version_version_key_idx" ON "_settings_v" USING btree ("version_key");
  CREATE INDEX "_settings_v_version_review_version_review_by_idx" ON "_settings_v" USING btree ("version_review_by_id");
  CREATE INDEX "_settings_v_version_version_editor_idx" ON "_settings_v" USING btree ("version_editor_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" USING btree ("autosave");
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
  CREATE INDEX "about_figures_order_idx" ON "about_figures" USING btree ("_order");
  CREATE INDEX "about_figures_parent_id_idx" ON "about_figures" USING btree ("_parent_id");
  CREATE INDEX "about_image_idx" ON "about" USING btree ("image_id");
  CREATE INDEX "about_image_dark_idx" ON "about" USING btree ("image_dark_id");
  CREATE INDEX "about_key_idx" ON "about" USING btree ("key");
  CREATE INDEX "about_review_review_by_idx" ON "about" USING btree ("review_by_id");
  CREATE INDEX "about_editor_idx" ON "about" USING btree ("editor_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_figures_order_idx" ON "_about_v_version_figures" USING btree ("_order");
  CREATE INDEX "_about_v_version_figures_parent_id_idx" ON "_about_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version_image_idx" ON "_about_v" USING btree ("version_image_id");
  CREATE INDEX "_about_v_version_version_image_dark_idx" ON "_about_v" USING btree ("version_image_dark_id");
  CREATE INDEX "_about_v_version_version_key_idx" ON "_about_v" USING btree ("version_key");
  CREATE INDEX "_about_v_version_review_version_review_by_idx" ON "_about_v" USING btree ("version_review_by_id");
  CREATE INDEX "_about_v_version_version_editor_idx" ON "_about_v" USING btree ("version_editor_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "vision_figures_order_idx" ON "vision_figures" USING btree ("_order");
  CREATE INDEX "vision_figures_parent_id_idx" ON "vision_figures" USING btree ("_parent_id");
  CREATE INDEX "vision_key_idx" ON "vision" USING btree ("key");
  CREATE INDEX "vision_review_review_by_idx" ON "vision" USING btree ("review_by_id");
  CREATE INDEX "vision_editor_idx" ON "vision" USING btree ("editor_id");
  CREATE INDEX "vision__status_idx" ON "vision" USING btree ("_status");
  CREATE INDEX "_vision_v_version_figures_order_idx" ON "_vision_v_version_figures" USING btree ("_order");
  CREATE INDEX "_vision_v_version_figures_parent_id_idx" ON "_vision_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_vision_v_version_version_key_idx" ON "_vision_v" USING btree ("version_key");
  CREATE INDEX "_vision_v_version_review_version_review_by_idx" ON "_vision_v" USING btree ("version_review_by_id");
  CREATE INDEX "_vision_v_version_version_editor_idx" ON "_vision_v" USING btree ("version_editor_id");
  CREATE INDEX "_vision_v_version_version__status_idx" ON "_vision_v" USING btree ("version__status");
  CREATE INDEX "_vision_v_created_at_idx" ON "_vision_v" USING btree ("created_at");
  CREATE INDEX "_vision_v_updated_at_idx" ON "_vision_v" USING btree ("updated_at");
  CREATE INDEX "_vision_v_latest_idx" ON "_vision_v" USING btree ("latest");
  CREATE INDEX "_vision_v_autosave_idx" ON "_vision_v" USING btree ("autosave");
  CREATE INDEX "quality_policy_figures_order_idx" ON "quality_policy_figures" USING btree ("_order");
  CREATE INDEX "quality_policy_figures_parent_id_idx" ON "quality_policy_figures" USING btree ("_parent_id");
  CREATE INDEX "quality_policy_key_idx" ON "quality_policy" USING btree ("key");
  CREATE INDEX "quality_policy_review_review_by_idx" ON "quality_policy" USING btree ("review_by_id");
  CREATE INDEX "quality_policy_editor_idx" ON "quality_policy" USING btree ("editor_id");
  CREATE INDEX "quality_policy__status_idx" ON "quality_policy" USING btree ("_status");
  CREATE INDEX "_quality_policy_v_version_figures_order_idx" ON "_quality_policy_v_version_figures" USING btree ("_order");
  CREATE INDEX "_quality_policy_v_version_figures_parent_id_idx" ON "_quality_policy_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_quality_policy_v_version_version_key_idx" ON "_quality_policy_v" USING btree ("version_key");
  CREATE INDEX "_quality_policy_v_version_review_version_review_by_idx" ON "_quality_policy_v" USING btree ("version_review_by_id");
  CREATE INDEX "_quality_policy_v_version_version_editor_idx" ON "_quality_policy_v" USING btree ("version_editor_id");
  CREATE INDEX "_quality_policy_v_version_version__status_idx" ON "_quality_policy_v" USING btree ("version__status");
  CREATE INDEX "_quality_policy_v_created_at_idx" ON "_quality_policy_v" USING btree ("created_at");
  CREATE INDEX "_quality_policy_v_updated_at_idx" ON "_quality_policy_v" USING btree ("updated_at");
  CREATE INDEX "_quality_policy_v_latest_idx" ON "_quality_policy_v" USING btree ("latest");
  CREATE INDEX "_quality_policy_v_autosave_idx" ON "_quality_policy_v" USING btree ("autosave");
  CREATE INDEX "privacy_key_idx" ON "privacy" USING btree ("key");
  CREATE INDEX "privacy_review_review_by_idx" ON "privacy" USING btree ("review_by_id");
  CREATE INDEX "privacy_editor_idx" ON "privacy" USING btree ("editor_id");
  CREATE INDEX "privacy__status_idx" ON "privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_version_key_idx" ON "_privacy_v" USING btree ("version_key");
  CREATE INDEX "_privacy_v_version_review_version_review_by_idx" ON "_privacy_v" USING btree ("version_review_by_id");
  CREATE INDEX "_privacy_v_version_version_editor_idx" ON "_privacy_v" USING btree ("version_editor_id");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_latest_idx" ON "_privacy_v" USING btree ("latest");
  CREATE INDEX "_privacy_v_autosave_idx" ON "_privacy_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_picture" CASCADE;
  DROP TABLE "pages_blocks_figures_figures" CASCADE;
  DROP TABLE "pages_blocks_figures" CASCADE;
  DROP TABLE "pages_blocks_records" CASCADE;
  DROP TABLE "pages_blocks_questions_questions" CASCADE;
  DROP TABLE "pages_blocks_questions" CASCADE;
  DROP TABLE "pages_blocks_action" CASCADE;
  DROP TABLE "pages_blocks_inquiry" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_picture" CASCADE;
  DROP TABLE "_pages_v_blocks_figures_figures" CASCADE;
  DROP TABLE "_pages_v_blocks_figures" CASCADE;
  DROP TABLE "_pages_v_blocks_records" CASCADE;
  DROP TABLE "_pages_v_blocks_questions_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_action" CASCADE;
  DROP TABLE "_pages_v_blocks_inquiry" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "services_images" CASCADE;
  DROP TABLE "services_specs" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_images" CASCADE;
  DROP TABLE "_services_v_version_specs" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "expertise_images" CASCADE;
  DROP TABLE "expertise_specs" CASCADE;
  DROP TABLE "expertise" CASCADE;
  DROP TABLE "_expertise_v_version_images" CASCADE;
  DROP TABLE "_expertise_v_version_specs" CASCADE;
  DROP TABLE "_expertise_v" CASCADE;
  DROP TABLE "products_specs" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_specs" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "families_range" CASCADE;
  DROP TABLE "families" CASCADE;
  DROP TABLE "families_texts" CASCADE;
  DROP TABLE "_families_v_version_range" CASCADE;
  DROP TABLE "_families_v" CASCADE;
  DROP TABLE "_families_v_texts" CASCADE;
  DROP TABLE "references_guarantees" CASCADE;
  DROP TABLE "references" CASCADE;
  DROP TABLE "references_texts" CASCADE;
  DROP TABLE "references_rels" CASCADE;
  DROP TABLE "_references_v_version_guarantees" CASCADE;
  DROP TABLE "_references_v" CASCADE;
  DROP TABLE "_references_v_texts" CASCADE;
  DROP TABLE "_references_v_rels" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "blog_figures" CASCADE;
  DROP TABLE "blog" CASCADE;
  DROP TABLE "_blog_v_version_figures" CASCADE;
  DROP TABLE "_blog_v" CASCADE;
  DROP TABLE "news_figures" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "_news_v_version_figures" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "gallery" CASCADE;
  DROP TABLE "_gallery_v" CASCADE;
  DROP TABLE "catalogues" CASCADE;
  DROP TABLE "_catalogues_v" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "leadership" CASCADE;
  DROP TABLE "_leadership_v" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "story_figures" CASCADE;
  DROP TABLE "story" CASCADE;
  DROP TABLE "_story_v_version_figures" CASCADE;
  DROP TABLE "_story_v" CASCADE;
  DROP TABLE "values" CASCADE;
  DROP TABLE "_values_v" CASCADE;
  DROP TABLE "commitments" CASCADE;
  DROP TABLE "_commitments_v" CASCADE;
  DROP TABLE "timeline" CASCADE;
  DROP TABLE "_timeline_v" CASCADE;
  DROP TABLE "miscellaneous" CASCADE;
  DROP TABLE "_miscellaneous_v" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "inquiry_files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_locations" CASCADE;
  DROP TABLE "settings_social_profiles" CASCADE;
  DROP TABLE "settings_menu_links" CASCADE;
  DROP TABLE "settings_footer_columns_links" CASCADE;
  DROP TABLE "settings_footer_columns" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "_settings_v_version_locations" CASCADE;
  DROP TABLE "_settings_v_version_social_profiles" CASCADE;
  DROP TABLE "_settings_v_version_menu_links" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns_links" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "home_phases" CASCADE;
  DROP TABLE "home_industries" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_phases" CASCADE;
  DROP TABLE "_home_v_version_industries" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "about_figures" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_figures" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "vision_figures" CASCADE;
  DROP TABLE "vision" CASCADE;
  DROP TABLE "_vision_v_version_figures" CASCADE;
  DROP TABLE "_vision_v" CASCADE;
  DROP TABLE "quality_policy_figures" CASCADE;
  DROP TABLE "quality_policy" CASCADE;
  DROP TABLE "_quality_policy_v_version_figures" CASCADE;
  DROP TABLE "_quality_policy_v" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TYPE "public"."enum_pages_menu";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_menu";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_expertise_status";
  DROP TYPE "public"."enum__expertise_v_version_status";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_families_status";
  DROP TYPE "public"."enum__families_v_version_status";
  DROP TYPE "public"."enum_references_guarantees_better";
  DROP TYPE "public"."enum_references_phase";
  DROP TYPE "public"."enum_references_status";
  DROP TYPE "public"."enum__references_v_version_guarantees_better";
  DROP TYPE "public"."enum__references_v_version_phase";
  DROP TYPE "public"."enum__references_v_version_status";
  DROP TYPE "public"."enum_figures_status";
  DROP TYPE "public"."enum__figures_v_version_status";
  DROP TYPE "public"."enum_blog_status";
  DROP TYPE "public"."enum__blog_v_version_status";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_gallery_status";
  DROP TYPE "public"."enum__gallery_v_version_status";
  DROP TYPE "public"."enum_catalogues_status";
  DROP TYPE "public"."enum__catalogues_v_version_status";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum_openings_employment";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_employment";
  DROP TYPE "public"."enum__openings_v_version_status";
  DROP TYPE "public"."enum_leadership_status";
  DROP TYPE "public"."enum__leadership_v_version_status";
  DROP TYPE "public"."enum_team_status";
  DROP TYPE "public"."enum__team_v_version_status";
  DROP TYPE "public"."enum_story_status";
  DROP TYPE "public"."enum__story_v_version_status";
  DROP TYPE "public"."enum_values_status";
  DROP TYPE "public"."enum__values_v_version_status";
  DROP TYPE "public"."enum_commitments_status";
  DROP TYPE "public"."enum__commitments_v_version_status";
  DROP TYPE "public"."enum_timeline_status";
  DROP TYPE "public"."enum__timeline_v_version_status";
  DROP TYPE "public"."enum_miscellaneous_status";
  DROP TYPE "public"."enum__miscellaneous_v_version_status";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_status";
  DROP TYPE "public"."enum_inquiries_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_settings_social_profiles_network";
  DROP TYPE "public"."enum_settings_menu_links_menu";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_social_profiles_network";
  DROP TYPE "public"."enum__settings_v_version_menu_links_menu";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum_home_phases_symbol";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_phases_symbol";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_vision_status";
  DROP TYPE "public"."enum__vision_v_version_status";
  DROP TYPE "public"."enum_quality_policy_status";
  DROP TYPE "public"."enum__quality_policy_v_version_status";
  DROP TYPE "public"."enum_privacy_status";
  DROP TYPE "public"."enum__privacy_v_version_status";`)
}
