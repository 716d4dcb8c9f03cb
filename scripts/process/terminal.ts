/** A problem that the person at the terminal can mend: shown as its one line, without a stack trace. */
export class CliError extends Error {}

export type Step = {
  /** Says what the step is at right now. */
  update(detail: string): void;
  /** Ends the step with its result. */
  done(result?: string): void;
  /** Ends the step without a result line of its own. */
  stop(): void;
};

const REPEAT_MS = 15_000;
let redraw: (() => void) | undefined;
let endCurrent: (() => void) | undefined;

/** "0.4 s", "34 s" or "2 min 5 s". */
export function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Prints a line without breaking the progress line, if there is one. */
export function info(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  if (redraw && process.stdout.isTTY) process.stdout.write("\r\x1b[2K");
  stream.write(`${line}\n`);
  redraw?.();
}

/** Ends the step that is under way, if there is one: what comes next is something else. */
export function endStep(): void {
  endCurrent?.();
}

/** Prints a warning or an error. */
export function warn(line: string): void {
  info(line, process.stderr);
}

/**
 * Says that something has begun and shows that it goes on: in a terminal one line with the running time, elsewhere
 * another line every 15 seconds.
 */
export function step(title: string): Step {
  const begun = Date.now();
  const live = process.stdout.isTTY === true;
  let detail = "";
  let drawn = 0;
  const text = () => {
    const elapsed = Date.now() - begun;
    return [
      `${title}…`,
      elapsed < 1000 ? "" : duration(Math.floor(elapsed / 1000) * 1000).replace(".0", ""),
      detail,
    ]
      .filter(Boolean)
      .join("  ");
  };
  const draw = () => {
    drawn = Date.now();
    const width = (process.stdout.columns || 80) - 1;
    process.stdout.write(`\r\x1b[2K${text().slice(0, width)}`);
  };
  if (live) {
    redraw = draw;
    draw();
  } else {
    info(`${title}…`);
  }
  const clock = setInterval(() => (live ? draw() : info(text())), live ? 500 : REPEAT_MS);
  const end = () => {
    clearInterval(clock);
    endCurrent = undefined;
    if (redraw === draw) redraw = undefined;
    if (live) process.stdout.write("\r\x1b[2K");
  };
  endCurrent = end;
  return {
    update(next) {
      detail = next;
      if (redraw === draw && Date.now() - drawn > 100) draw();
    },
    done(result = "done") {
      end();
      info(`${title}: ${result} (${duration(Date.now() - begun)})`);
    },
    stop: end,
  };
}
