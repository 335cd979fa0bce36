import type { VisitsStore } from '@bank/store';

/** The command was typed in a way that it does not take. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface VisitsContext {
  /** What visitors wrote, at VISITS_DATABASE_URL or in BANK_DATA_DIR. Closed when the command is done. */
  visits: VisitsStore;
  /** Milliseconds since the epoch. */
  now: number;
  /** What the command was asked for, to standard output; it ends with whatever `text` ends with. */
  write: (text: string) => void;
  /** A line for the person at the terminal, apart from the output. */
  say: (line: string) => void;
}

/** One of `npm run visits -- <name>`; each has a file of its own. */
export interface VisitsCommand {
  /** What stands after `visits`, as it is typed. */
  usage: string;
  /** @throws UsageError when the arguments are not understood. */
  run(args: string[], context: VisitsContext): Promise<void>;
}

/** One of `choices`, the first where nothing was given. @throws UsageError */
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
