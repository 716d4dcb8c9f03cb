type Line = { level?: unknown; msg?: string; time?: unknown; err?: { stack?: string } };

const ERROR_LEVEL = 50;
const WARN_LEVEL = 40;

/** A line of the log for people: message, details, stack. */
export function logText({ level: _level, msg = "", time: _time, err, ...details }: Line): string {
  const text = Object.keys(details).length > 0 ? `${msg} ${JSON.stringify(details)}` : msg;
  return err?.stack ? `${text}\n${err.stack}` : text;
}

/** A destination for pino that writes as `next dev` does. */
export const readableOutput = {
  write(json: string): void {
    const line: Line = JSON.parse(json);
    const level = Number(line.level);
    const sign = level >= ERROR_LEVEL ? "⨯" : level >= WARN_LEVEL ? "⚠" : "·";
    process.stdout.write(` ${sign} ${logText(line)}\n`);
  },
};
