import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "blog__order_idx";
  DROP INDEX "_blog_v_version_version__order_idx";
  DROP INDEX "news__order_idx";
  DROP INDEX "_news_v_version_version__order_idx";
  ALTER TABLE "blog" DROP COLUMN "_order";
  ALTER TABLE "_blog_v" DROP COLUMN "version__order";
  ALTER TABLE "news" DROP COLUMN "_order";
  ALTER TABLE "_news_v" DROP COLUMN "version__order";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog" ADD COLUMN "_order" varchar;
  ALTER TABLE "_blog_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "news" ADD COLUMN "_order" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version__order" varchar;
  CREATE INDEX "blog__order_idx" ON "blog" USING btree ("_order");
  CREATE INDEX "_blog_v_version_version__order_idx" ON "_blog_v" USING btree ("version__order");
  CREATE INDEX "news__order_idx" ON "news" USING btree ("_order");
  CREATE INDEX "_news_v_version_version__order_idx" ON "_news_v" USING btree ("version__order");`)
}
