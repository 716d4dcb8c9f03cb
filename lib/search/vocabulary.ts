import { isSound } from "./sound.ts";

type Term = { term: string; documents: number; letters: number };

const maxCandidates = 5;
const minInfixLength = 4;

/** The words of the index, to find the word that a visitor may have meant. */
export class Vocabulary {
  readonly #terms: Term[] = [];

  /** @param documents number of documents with the word */
  add(term: string, documents: number): void {
    if (isSound(term)) return;
    this.#terms.push({ term, documents, letters: lettersOf(term) });
  }

  /** Words with few other letters, then words that contain it; the closest and most frequent first. */
  similarTo(word: string, maxEdits = allowedEdits(word)): string[] {
    const letters = lettersOf(word);
    const found: (Term & { edits: number })[] = [];
    for (const known of this.#terms) {
      const { term } = known;
      if (word.length >= minInfixLength && term.includes(word)) found.push({ ...known, edits: maxEdits + 1 });
      else if (maxEdits > 0 && Math.abs(term.length - word.length) <= maxEdits) {
        // An edit adds and removes at most one letter.
        if (bitCount(letters & ~known.letters) > maxEdits || bitCount(known.letters & ~letters) > maxEdits)
          continue;
        const edits = countEdits(word, term, maxEdits);
        if (edits <= maxEdits) found.push({ ...known, edits });
      }
    }
    return found
      .sort((a, b) => a.edits - b.edits || b.documents - a.documents)
      .slice(0, maxCandidates)
      .map(({ term }) => term);
  }
}

/** Numbers have no typing errors that could be told from other numbers. */
function allowedEdits(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** One bit for each letter that occurs: words with few common letters need no comparison. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Letters to add, drop, replace or swap with their neighbour (optimal string alignment); above `max`, any larger number. */
export function countEdits(a: string, b: string, max: number): number {
  let [before, previous]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, at(before, j - 2) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > max) return max + 1;
    [before, previous] = [previous ?? [], row];
  }
  return at(previous, b.length);
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Number.POSITIVE_INFINITY;
}
