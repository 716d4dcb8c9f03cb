import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_families_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__families_v_version_status" AS ENUM('draft', 'published');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "families_id" integer;
  ALTER TABLE "families_range" ADD CONSTRAINT "families_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_expertise_id_expertise_id_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families" ADD CONSTRAINT "families_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "families_texts" ADD CONSTRAINT "families_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_families_v_version_range" ADD CONSTRAINT "_families_v_version_range_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_families_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_parent_id_families_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_expertise_id_expertise_id_fk" FOREIGN KEY ("version_expertise_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v" ADD CONSTRAINT "_families_v_version_editor_id_users_id_fk" FOREIGN KEY ("version_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_families_v_texts" ADD CONSTRAINT "_families_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_families_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "families_range_order_idx" ON "families_range" USING btree ("_order");
  CREATE INDEX "families_range_parent_id_idx" ON "families_range" USING btree ("_parent_id");
  CREATE INDEX "families__order_idx" ON "families" USING btree ("_order");
  CREATE INDEX "families_expertise_idx" ON "families" USING btree ("expertise_id");
  CREATE INDEX "families_key_idx" ON "families" USING btree ("key");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_families_fk" FOREIGN KEY ("families_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_families_id_idx" ON "payload_locked_documents_rels" USING btree ("families_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "families_range" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "families" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "families_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_families_v_version_range" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_families_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_families_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "families_range" CASCADE;
  DROP TABLE "families" CASCADE;
  DROP TABLE "families_texts" CASCADE;
  DROP TABLE "_families_v_version_range" CASCADE;
  DROP TABLE "_families_v" CASCADE;
  DROP TABLE "_families_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_families_fk";
  
  DROP INDEX "payload_locked_documents_rels_families_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "families_id";
  DROP TYPE "public"."enum_families_status";
  DROP TYPE "public"."enum__families_v_version_status";`)
}
