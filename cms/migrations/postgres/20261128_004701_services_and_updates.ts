import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "references_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "references_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_references_v_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "_references_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_rels" ADD CONSTRAINT "references_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v_rels" ADD CONSTRAINT "_references_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "references_rels_news_id_idx" ON "references_rels" USING btree ("news_id");
  CREATE INDEX "references_rels_services_id_idx" ON "references_rels" USING btree ("services_id");
  CREATE INDEX "_references_v_rels_news_id_idx" ON "_references_v_rels" USING btree ("news_id");
  CREATE INDEX "_references_v_rels_services_id_idx" ON "_references_v_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "references_rels" DROP CONSTRAINT "references_rels_news_fk";
  
  ALTER TABLE "references_rels" DROP CONSTRAINT "references_rels_services_fk";
  
  ALTER TABLE "_references_v_rels" DROP CONSTRAINT "_references_v_rels_news_fk";
  
  ALTER TABLE "_references_v_rels" DROP CONSTRAINT "_references_v_rels_services_fk";
  
  DROP INDEX "references_rels_news_id_idx";
  DROP INDEX "references_rels_services_id_idx";
  DROP INDEX "_references_v_rels_news_id_idx";
  DROP INDEX "_references_v_rels_services_id_idx";
  ALTER TABLE "references_rels" DROP COLUMN "news_id";
  ALTER TABLE "references_rels" DROP COLUMN "services_id";
  ALTER TABLE "_references_v_rels" DROP COLUMN "news_id";
  ALTER TABLE "_references_v_rels" DROP COLUMN "services_id";`)
}
