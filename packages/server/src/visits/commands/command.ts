import { openVisitsStore, type VisitsLocation, type VisitsStore } from '@bank/store';

export interface CommandContext {
  location: VisitsLocation;
  /** Milliseconds since the epoch. */
  now: number;
  say: (text: string) => void;
}

export interface Command {
  /** What stands after `visits`, as it is typed. */
  usage: string;
  /** @throws UsageError when the arguments are not understood, VisitsUnavailable when the store does not answer. */
  run(args: string[], context: CommandContext): Promise<void>;
}

/** The operator's arguments are not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

export async function withVisits<Result>(
  { location }: CommandContext,
  work: (visits: VisitsStore) => Promise<Result>,
): Promise<Result> {
  const visits = openVisitsStore({ ...location, isPatient: true });
  try {
    return await work(visits);
  } finally {
    await visits.close();
  }
}

const DAY_MS = 86_400_000;

/** '2026-11-20' → its midnight in Beijing, in ms since the epoch; `option` is named when it is no day. */
export function dayOf(text: string | undefined, option: string): number {
  const midnight = Date.parse(`${text ?? ''}T00:00:00+08:00`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && beijingDay(midnight) === text;
  if (!isDay) throw new UsageError(`${option} is "${text ?? ''}"; it takes a day such as 2026-11-20.`);
  return midnight;
}

/** The day in Beijing that a moment lies in, `YYYY-MM-DD`. */
export function beijingDay(moment: number): string {
  return Number.isNaN(moment) ? '' : new Date(moment + DAY_MS / 3).toISOString().slice(0, 10);
}

export function nextDay(midnight: number): number {
  return midnight + DAY_MS;
}

/** One of `choices`, the first where nothing was given. */
export function choiceOf<Choice extends string>(
  text: string | undefined,
  choices: readonly [Choice, ...Choice[]],
  option: string,
): Choice {
  if (text === undefined) return choices[0];
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new UsageError(`${option} is "${text}"; it takes ${choices.join(', ')}.`);
  return choice;
}
