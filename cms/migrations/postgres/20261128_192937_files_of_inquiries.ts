import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inquiry_files_id" integer;
  ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiry_files_inquiry_idx" ON "inquiry_files" USING btree ("inquiry_id");
  CREATE UNIQUE INDEX "inquiry_files_uuid_idx" ON "inquiry_files" USING btree ("uuid");
  CREATE UNIQUE INDEX "inquiry_files_idempotency_key_idx" ON "inquiry_files" USING btree ("idempotency_key");
  CREATE INDEX "inquiry_files_updated_at_idx" ON "inquiry_files" USING btree ("updated_at");
  CREATE INDEX "inquiry_files_created_at_idx" ON "inquiry_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiry_files_fk" FOREIGN KEY ("inquiry_files_id") REFERENCES "public"."inquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_inquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiry_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiry_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inquiry_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inquiry_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_inquiry_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inquiry_files_id";`)
}
