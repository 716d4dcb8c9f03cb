import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`blog__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_blog_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`DROP INDEX \`news__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version__order\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blog\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`blog__order_idx\` ON \`blog\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_blog_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__order_idx\` ON \`_blog_v\` (\`version__order\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`news__order_idx\` ON \`news\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__order_idx\` ON \`_news_v\` (\`version__order\`);`)
}
