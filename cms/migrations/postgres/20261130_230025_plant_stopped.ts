import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_service_ready" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_version_service_ready" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "service_phone" varchar;
  ALTER TABLE "settings" ADD COLUMN "service_hours" varchar;
  ALTER TABLE "settings" ADD COLUMN "service_languages" varchar;
  ALTER TABLE "settings" ADD COLUMN "service_whatsapp" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_service_phone" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_service_hours" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_service_languages" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_service_whatsapp" varchar;
  ALTER TABLE "settings_service_ready" ADD CONSTRAINT "settings_service_ready_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_service_ready" ADD CONSTRAINT "_settings_v_version_service_ready_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_service_ready_order_idx" ON "settings_service_ready" USING btree ("_order");
  CREATE INDEX "settings_service_ready_parent_id_idx" ON "settings_service_ready" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_service_ready_order_idx" ON "_settings_v_version_service_ready" USING btree ("_order");
  CREATE INDEX "_settings_v_version_service_ready_parent_id_idx" ON "_settings_v_version_service_ready" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_service_ready" CASCADE;
  DROP TABLE "_settings_v_version_service_ready" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "service_phone";
  ALTER TABLE "settings" DROP COLUMN "service_hours";
  ALTER TABLE "settings" DROP COLUMN "service_languages";
  ALTER TABLE "settings" DROP COLUMN "service_whatsapp";
  ALTER TABLE "_settings_v" DROP COLUMN "version_service_phone";
  ALTER TABLE "_settings_v" DROP COLUMN "version_service_hours";
  ALTER TABLE "_settings_v" DROP COLUMN "version_service_languages";
  ALTER TABLE "_settings_v" DROP COLUMN "version_service_whatsapp";`)
}
