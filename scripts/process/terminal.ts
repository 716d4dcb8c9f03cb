/** A problem that the person at the terminal can fix: shown as its message, without a stack trace. */
export class CliError extends Error {}

/** A piece of work that is under way, with a progress line of its own. */
export type Step = {
  /** Shows what the step is doing right now. */
  update(detail: string): void;
  /** Ends the step with a result line. */
  done(result?: string): void;
  /** Ends the step without a result line. */
  stop(): void;
};

const PROGRESS_INTERVAL_MS = 15_000;
const REDRAW_INTERVAL_MS = 500;
const MIN_REDRAW_MS = 100;

type ActiveStep = { title: string; startedAt: number; detail: string; stop: () => void };

/** Steps under way, the one that changed last at the end. */
let active: ActiveStep[] = [];
let drawnAt = 0;

/** "0.4 s", "34 s" or "2 min 5 s". */
export function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Prints a line without breaking the progress line. */
export function info(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  clearProgress();
  stream.write(`${line}\n`);
  drawProgress();
}

/** Prints a warning or an error. */
export function warn(line: string): void {
  info(line, process.stderr);
}

/** Ends all steps, before output that is not about them. */
export function stopSteps(): void {
  for (const { stop } of [...active]) stop();
}

/**
 * Starts a step. A terminal shows all steps under way in one line with their running time; other outputs get a line
 * per step every 15 seconds.
 */
export function step(title: string): Step {
  const isLive = process.stdout.isTTY === true;
  const own: ActiveStep = { title, startedAt: Date.now(), detail: "", stop };
  if (!isLive) info(`${title}…`);
  active.push(own);
  drawProgress();
  const report = () => (isLive ? drawProgress() : info([progressText(own), own.detail].join("  ").trim()));
  const timer = setInterval(report, isLive ? REDRAW_INTERVAL_MS : PROGRESS_INTERVAL_MS);

  function stop() {
    clearInterval(timer);
    clearProgress();
    active = active.filter((each) => each !== own);
    drawProgress();
  }

  return {
    update(detail) {
      own.detail = detail;
      if (!active.includes(own)) return;
      active = [...active.filter((each) => each !== own), own];
      if (Date.now() - drawnAt > MIN_REDRAW_MS) drawProgress();
    },
    done(result = "done") {
      stop();
      info(`${title}: ${result} (${duration(Date.now() - own.startedAt)})`);
    },
    stop,
  };
}

function progressText({ title, startedAt }: ActiveStep): string {
  const seconds = Math.floor((Date.now() - startedAt) / 1000);
  return seconds < 1 ? `${title}…` : `${title}… ${duration(seconds * 1000).replace(".0", "")}`;
}

function clearProgress(): void {
  if (process.stdout.isTTY && active.length > 0) process.stdout.write("\r\x1b[2K");
}

function drawProgress(): void {
  if (!process.stdout.isTTY || active.length === 0) return;
  drawnAt = Date.now();
  const text = [...active.map(progressText), active.at(-1)?.detail].filter(Boolean).join("  ");
  process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}
