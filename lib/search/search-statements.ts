import type { DatabaseSync } from "node:sqlite";

const weights = "10.0, 3.0, 1.0";
const maxHits = 200;
/** Words in more documents than that are ranked in the newest of them only, which bounds the time of a search. */
const maxRanked = 1_000;
const termsPerTurn = 5_000;

/** The statements of the index. */
export function prepareStatements(database: DatabaseSync) {
  return {
    count: database.prepare("SELECT count(*) AS count FROM document"),
    find: database.prepare("SELECT id, hash FROM document WHERE source = ? AND path = ?"),
    ofSource: database.prepare("SELECT id, path FROM document WHERE source = ?"),
    insert: database.prepare(`
      INSERT INTO document (source, kind, path, title, label, facts, text, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      RETURNING id`),
    remove: database.prepare("DELETE FROM document WHERE id = ?"),
    insertWords: database.prepare("INSERT INTO word (rowid, title, facts, text) VALUES (?, ?, ?, ?)"),
    removeWords: database.prepare("DELETE FROM word WHERE rowid = ?"),
    search: database.prepare(`
      SELECT id, kind, path, title, label, -score AS score
      FROM (
        SELECT * FROM (
          SELECT rowid, bm25(word, ${weights}) AS score FROM word WHERE word MATCH ? ORDER BY rowid DESC LIMIT ${maxRanked}
        ) ORDER BY score LIMIT ${maxHits}
      ) best JOIN document ON document.id = best.rowid
      ORDER BY best.score`),
    text: database.prepare("SELECT text FROM document WHERE id = ?"),
    hasRead: database.prepare("SELECT 1 FROM source WHERE name = ?"),
    setRead: database.prepare("INSERT OR IGNORE INTO source (name) VALUES (?)"),
    // The vocabulary would count the documents of the word.
    has: database.prepare("SELECT 1 FROM word WHERE word MATCH ? LIMIT 1"),
    hasPrefix: database.prepare("SELECT 1 FROM vocabulary WHERE term >= ? AND term < ? LIMIT 1"),
    terms: database.prepare(
      `SELECT term, doc FROM vocabulary WHERE term > ? ORDER BY term LIMIT ${termsPerTurn}`,
    ),
  };
}
