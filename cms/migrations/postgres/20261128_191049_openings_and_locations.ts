import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_openings_employment" AS ENUM('full_time', 'part_time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_employment" AS ENUM('full_time', 'part_time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
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
  
  CREATE TABLE "settings_locations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar
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
  
  ALTER TABLE "products" ADD COLUMN "pdf_revision" varchar;
  ALTER TABLE "products" ADD COLUMN "pdf_date" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_pdf_revision" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_pdf_date" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" integer;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_review_by_id_users_id_fk" FOREIGN KEY ("review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_review_by_id_users_id_fk" FOREIGN KEY ("version_review_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locations" ADD CONSTRAINT "settings_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_locations" ADD CONSTRAINT "_settings_v_version_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "settings_locations_order_idx" ON "settings_locations" USING btree ("_order");
  CREATE INDEX "settings_locations_parent_id_idx" ON "settings_locations" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_locations_order_idx" ON "_settings_v_version_locations" USING btree ("_order");
  CREATE INDEX "_settings_v_version_locations_parent_id_idx" ON "_settings_v_version_locations" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_locations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_locations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "settings_locations" CASCADE;
  DROP TABLE "_settings_v_version_locations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_openings_fk";
  
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "products" DROP COLUMN "pdf_revision";
  ALTER TABLE "products" DROP COLUMN "pdf_date";
  ALTER TABLE "_products_v" DROP COLUMN "version_pdf_revision";
  ALTER TABLE "_products_v" DROP COLUMN "version_pdf_date";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  DROP TYPE "public"."enum_openings_employment";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_employment";
  DROP TYPE "public"."enum__openings_v_version_status";`)
}
