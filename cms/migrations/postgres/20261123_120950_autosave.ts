import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_expertise_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_references_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_figures_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_blog_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_gallery_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_catalogues_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_certificates_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_leadership_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_team_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_story_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_values_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_commitments_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_timeline_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_miscellaneous_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_banners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_redirects_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_settings_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_vision_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_quality_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_privacy_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_expertise_v_autosave_idx" ON "_expertise_v" USING btree ("autosave");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_references_v_autosave_idx" ON "_references_v" USING btree ("autosave");
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "_blog_v_autosave_idx" ON "_blog_v" USING btree ("autosave");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_gallery_v_autosave_idx" ON "_gallery_v" USING btree ("autosave");
  CREATE INDEX "_catalogues_v_autosave_idx" ON "_catalogues_v" USING btree ("autosave");
  CREATE INDEX "_certificates_v_autosave_idx" ON "_certificates_v" USING btree ("autosave");
  CREATE INDEX "_leadership_v_autosave_idx" ON "_leadership_v" USING btree ("autosave");
  CREATE INDEX "_team_v_autosave_idx" ON "_team_v" USING btree ("autosave");
  CREATE INDEX "_story_v_autosave_idx" ON "_story_v" USING btree ("autosave");
  CREATE INDEX "_values_v_autosave_idx" ON "_values_v" USING btree ("autosave");
  CREATE INDEX "_commitments_v_autosave_idx" ON "_commitments_v" USING btree ("autosave");
  CREATE INDEX "_timeline_v_autosave_idx" ON "_timeline_v" USING btree ("autosave");
  CREATE INDEX "_miscellaneous_v_autosave_idx" ON "_miscellaneous_v" USING btree ("autosave");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE INDEX "_redirects_v_autosave_idx" ON "_redirects_v" USING btree ("autosave");
  CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" USING btree ("autosave");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "_vision_v_autosave_idx" ON "_vision_v" USING btree ("autosave");
  CREATE INDEX "_quality_policy_v_autosave_idx" ON "_quality_policy_v" USING btree ("autosave");
  CREATE INDEX "_privacy_v_autosave_idx" ON "_privacy_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_expertise_v_autosave_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "_references_v_autosave_idx";
  DROP INDEX "_figures_v_autosave_idx";
  DROP INDEX "_blog_v_autosave_idx";
  DROP INDEX "_news_v_autosave_idx";
  DROP INDEX "_gallery_v_autosave_idx";
  DROP INDEX "_catalogues_v_autosave_idx";
  DROP INDEX "_certificates_v_autosave_idx";
  DROP INDEX "_leadership_v_autosave_idx";
  DROP INDEX "_team_v_autosave_idx";
  DROP INDEX "_story_v_autosave_idx";
  DROP INDEX "_values_v_autosave_idx";
  DROP INDEX "_commitments_v_autosave_idx";
  DROP INDEX "_timeline_v_autosave_idx";
  DROP INDEX "_miscellaneous_v_autosave_idx";
  DROP INDEX "_banners_v_autosave_idx";
  DROP INDEX "_redirects_v_autosave_idx";
  DROP INDEX "_settings_v_autosave_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "_vision_v_autosave_idx";
  DROP INDEX "_quality_policy_v_autosave_idx";
  DROP INDEX "_privacy_v_autosave_idx";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_expertise_v" DROP COLUMN "autosave";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_references_v" DROP COLUMN "autosave";
  ALTER TABLE "_figures_v" DROP COLUMN "autosave";
  ALTER TABLE "_blog_v" DROP COLUMN "autosave";
  ALTER TABLE "_news_v" DROP COLUMN "autosave";
  ALTER TABLE "_gallery_v" DROP COLUMN "autosave";
  ALTER TABLE "_catalogues_v" DROP COLUMN "autosave";
  ALTER TABLE "_certificates_v" DROP COLUMN "autosave";
  ALTER TABLE "_leadership_v" DROP COLUMN "autosave";
  ALTER TABLE "_team_v" DROP COLUMN "autosave";
  ALTER TABLE "_story_v" DROP COLUMN "autosave";
  ALTER TABLE "_values_v" DROP COLUMN "autosave";
  ALTER TABLE "_commitments_v" DROP COLUMN "autosave";
  ALTER TABLE "_timeline_v" DROP COLUMN "autosave";
  ALTER TABLE "_miscellaneous_v" DROP COLUMN "autosave";
  ALTER TABLE "_banners_v" DROP COLUMN "autosave";
  ALTER TABLE "_redirects_v" DROP COLUMN "autosave";
  ALTER TABLE "_settings_v" DROP COLUMN "autosave";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "_vision_v" DROP COLUMN "autosave";
  ALTER TABLE "_quality_policy_v" DROP COLUMN "autosave";
  ALTER TABLE "_privacy_v" DROP COLUMN "autosave";`)
}
