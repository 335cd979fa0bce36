import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** The moment as `2026-03-01T08:00:00.123+08:00`: auditors read local time, machines need the offset (S20). */
function withOffset(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, -1);
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

// An unbuffered line costs a system call, a quarter of what a cached page costs in all. What kill -9 can lose is the
// last of this; every orderly end, also the one after an uncaught error, writes it out.
const BUFFER = { sync: false, minLength: 8_192, periodicFlush: 200 };

type LogMethod = Required<NonNullable<LoggerOptions['hooks']>>['logMethod'];

interface LogListeners {
  /** Stands in each line as well; asked when it is written. */
  alsoIn?: (() => object) | undefined;
  /** Hears of each line of level `error` or `fatal`, as it was given to the log. */
  onError?: ((given: readonly unknown[]) => void) | undefined;
}

/** As pino counts levels. */
const ERROR = 50;

function tellingOf(onError: (given: readonly unknown[]) => void): LogMethod {
  return function tell(given, write, level) {
    if (level >= ERROR) onError(given);
    write.apply(this, given);
  };
}

/** One JSON object a line, to standard output unless a test gives its own destination. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(BUFFER),
  { alsoIn, onError }: LogListeners = {},
): Logger {
  return pino(
    {
      level,
      ...(alsoIn !== undefined && { mixin: alsoIn }),
      ...(onError !== undefined && { hooks: { logMethod: tellingOf(onError) } }),
      base: null,
      timestamp: () => `,"time":"${withOffset(new Date())}"`,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    destination,
  );
}
