/** The tables of the store, and its longer statements. */

/** Of those that a receiver keeps, only the key stays here, so that none is accepted twice. */
const maxKeys = 20_000;
/** An inquiry waits for earlier ones to its receiver, until those have failed this often. */
const blockingTries = 3;

/** `queued`: the inquiry has a row for each receiver. An empty body is that of an inquiry that a receiver keeps. */
export const tables = `
  CREATE TABLE IF NOT EXISTS inquiry (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    body TEXT NOT NULL,
    queued INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    receiver TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    due INTEGER NOT NULL DEFAULT 0,
    claimed INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (key, receiver)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS waiting ON delivery (receiver, id) WHERE state = 'waiting'`;

export const claimNext = `
  UPDATE delivery SET claimed = :until, tries = tries + 1 WHERE id = (
    SELECT id FROM delivery AS next
    WHERE state = 'waiting' AND receiver = :receiver AND claimed <= :now AND due <= :now AND NOT EXISTS (
      SELECT 1 FROM delivery AS earlier WHERE earlier.state = 'waiting' AND earlier.receiver = next.receiver
        AND earlier.id < next.id AND earlier.tries <= ${blockingTries}
    ) ORDER BY id LIMIT 1
  ) RETURNING key, tries`;
export const setState = `
  INSERT INTO delivery (key, receiver, state) VALUES (:key, :receiver, :state)
  ON CONFLICT (key, receiver) DO UPDATE SET state = excluded.state, claimed = 0`;
/** Erases the text of an inquiry that a receiver keeps and each other has. */
export const emptyKept = `
  UPDATE inquiry SET body = '' WHERE key = ? AND body <> ''
    AND EXISTS (SELECT 1 FROM delivery WHERE delivery.key = inquiry.key AND state = 'kept')
    AND NOT EXISTS (SELECT 1 FROM delivery WHERE delivery.key = inquiry.key AND state IN ('waiting', 'never'))`;
export const removeOldKeys = `DELETE FROM inquiry WHERE body = '' AND id < (SELECT max(id) FROM inquiry) - ${maxKeys}`;
export const removeDeliveries = "DELETE FROM delivery WHERE key NOT IN (SELECT key FROM inquiry)";
export const addDelivery =
  "INSERT INTO delivery (key, receiver) VALUES (?, ?) ON CONFLICT (key, receiver) DO NOTHING";
export const setDue =
  "UPDATE delivery SET due = ?, claimed = 0 WHERE key = ? AND receiver = ? AND state = 'waiting'";
export const nextDue = `SELECT min(max(due, claimed)) AS at FROM delivery
  WHERE state = 'waiting' AND receiver IN (SELECT value FROM json_each(?))`;
export const listTexts = "SELECT * FROM inquiry WHERE body <> '' AND key LIKE ? ORDER BY id DESC";
export const queueAgain = "UPDATE inquiry SET queued = 0 WHERE body <> '' AND key LIKE ? RETURNING key";
