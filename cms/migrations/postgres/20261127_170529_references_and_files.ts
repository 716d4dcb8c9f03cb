import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_references_guarantees_better" AS ENUM('less', 'more');
  CREATE TYPE "public"."enum_references_phase" AS ENUM('in_service', 'commissioning', 'service');
  CREATE TYPE "public"."enum__references_v_version_guarantees_better" AS ENUM('less', 'more');
  CREATE TYPE "public"."enum__references_v_version_phase" AS ENUM('in_service', 'commissioning', 'service');
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
  
  DROP INDEX "blog__order_idx";
  DROP INDEX "_blog_v_version_version__order_idx";
  DROP INDEX "news__order_idx";
  DROP INDEX "_news_v_version_version__order_idx";
  ALTER TABLE "references" ADD COLUMN "phase" "enum_references_phase";
  ALTER TABLE "references" ADD COLUMN "description" jsonb;
  ALTER TABLE "references" ADD COLUMN "revised_on" timestamp(3) with time zone;
  ALTER TABLE "references" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "references" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "references" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "references" ADD COLUMN "seo_noindex" boolean;
  ALTER TABLE "references_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "_references_v" ADD COLUMN "version_phase" "enum__references_v_version_phase";
  ALTER TABLE "_references_v" ADD COLUMN "version_description" jsonb;
  ALTER TABLE "_references_v" ADD COLUMN "version_revised_on" timestamp(3) with time zone;
  ALTER TABLE "_references_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_references_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_references_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_references_v" ADD COLUMN "version_seo_noindex" boolean;
  ALTER TABLE "_references_v_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "references_guarantees" ADD CONSTRAINT "references_guarantees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_version_guarantees" ADD CONSTRAINT "_references_v_version_guarantees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "references_guarantees_order_idx" ON "references_guarantees" USING btree ("_order");
  CREATE INDEX "references_guarantees_parent_id_idx" ON "references_guarantees" USING btree ("_parent_id");
  CREATE INDEX "_references_v_version_guarantees_order_idx" ON "_references_v_version_guarantees" USING btree ("_order");
  CREATE INDEX "_references_v_version_guarantees_parent_id_idx" ON "_references_v_version_guarantees" USING btree ("_parent_id");
  ALTER TABLE "references" ADD CONSTRAINT "references_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "references_seo_seo_image_idx" ON "references" USING btree ("seo_image_id");
  CREATE INDEX "references_rels_products_id_idx" ON "references_rels" USING btree ("products_id");
  CREATE INDEX "_references_v_version_seo_version_seo_image_idx" ON "_references_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_references_v_rels_products_id_idx" ON "_references_v_rels" USING btree ("products_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  ALTER TABLE "blog" DROP COLUMN "_order";
  ALTER TABLE "_blog_v" DROP COLUMN "version__order";
  ALTER TABLE "news" DROP COLUMN "_order";
  ALTER TABLE "_news_v" DROP COLUMN "version__order";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "references_guarantees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_references_v_version_guarantees" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "references_guarantees" CASCADE;
  DROP TABLE "_references_v_version_guarantees" CASCADE;
  ALTER TABLE "references" DROP CONSTRAINT "references_seo_image_id_media_id_fk";
  
  ALTER TABLE "references_rels" DROP CONSTRAINT "references_rels_products_fk";
  
  ALTER TABLE "_references_v" DROP CONSTRAINT "_references_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_references_v_rels" DROP CONSTRAINT "_references_v_rels_products_fk";
  
  DROP INDEX "references_seo_seo_image_idx";
  DROP INDEX "references_rels_products_id_idx";
  DROP INDEX "_references_v_version_seo_version_seo_image_idx";
  DROP INDEX "_references_v_rels_products_id_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "blog" ADD COLUMN "_order" varchar;
  ALTER TABLE "_blog_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "news" ADD COLUMN "_order" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version__order" varchar;
  CREATE INDEX "blog__order_idx" ON "blog" USING btree ("_order");
  CREATE INDEX "_blog_v_version_version__order_idx" ON "_blog_v" USING btree ("version__order");
  CREATE INDEX "news__order_idx" ON "news" USING btree ("_order");
  CREATE INDEX "_news_v_version_version__order_idx" ON "_news_v" USING btree ("version__order");
  ALTER TABLE "references" DROP COLUMN "phase";
  ALTER TABLE "references" DROP COLUMN "description";
  ALTER TABLE "references" DROP COLUMN "revised_on";
  ALTER TABLE "references" DROP COLUMN "seo_title";
  ALTER TABLE "references" DROP COLUMN "seo_description";
  ALTER TABLE "references" DROP COLUMN "seo_image_id";
  ALTER TABLE "references" DROP COLUMN "seo_noindex";
  ALTER TABLE "references_rels" DROP COLUMN "products_id";
  ALTER TABLE "_references_v" DROP COLUMN "version_phase";
  ALTER TABLE "_references_v" DROP COLUMN "version_description";
  ALTER TABLE "_references_v" DROP COLUMN "version_revised_on";
  ALTER TABLE "_references_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_references_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_references_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_references_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_references_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum_references_guarantees_better";
  DROP TYPE "public"."enum_references_phase";
  DROP TYPE "public"."enum__references_v_version_guarantees_better";
  DROP TYPE "public"."enum__references_v_version_phase";`)
}
