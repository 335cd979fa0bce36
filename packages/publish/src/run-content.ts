import { ContentUnavailable } from '@bank/store';
import { activateCommand, rollbackCommand } from './commands/activate.ts';
import { check } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { demo } from './commands/demo.ts';
import { diff } from './commands/diff.ts';
import { feed } from './commands/feed.ts';
import { importCommand } from './commands/import.ts';
import { indexSearch } from './commands/index-search.ts';
import { list } from './commands/list.ts';
import { pack } from './commands/pack.ts';
import { prune } from './commands/prune.ts';
import { signCommand } from './commands/sign.ts';
import { ConfigError, ContentError, UsageError } from './errors.ts';
import { readSettings } from './settings.ts';

const commands: Record<string, Command> = {
  pack,
  check,
  import: importCommand,
  feed,
  activate: activateCommand,
  rollback: rollbackCommand,
  list,
  diff,
  prune,
  index: indexSearch,
  sign: signCommand,
  demo,
};

export interface Terminal {
  say: (line: string) => void;
  complain: (line: string) => void;
}

/** Runs one command; gives the exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function runContent(
  args: string[],
  environment: Record<string, string | undefined>,
  { say, complain }: Terminal,
): Promise<0 | 1 | 2> {
  const [name = '', ...rest] = args;
  const usage = () => {
    const known = Object.hasOwn(commands, name) ? [commands[name]] : Object.values(commands);
    for (const command of known) complain(`  content ${command?.usage}`);
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    complain(name === '' ? 'Which command?' : `There is no command "${name}". These are:`);
    usage();
    return 2;
  }
  try {
    await command.run(rest, { settings: readSettings(environment), now: Date.now(), say });
    return 0;
  } catch (error) {
    if (isUsageError(error)) {
      complain(error.message);
      usage();
      return 2;
    }
    if (error instanceof ContentError) for (const line of error.findings) complain(line);
    complain(reasonOf(error));
    return 1;
  }
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function reasonOf(error: unknown): string {
  if (error instanceof ContentError || error instanceof ConfigError) return error.message;
  if (error instanceof ContentUnavailable) {
    return `${error.message} Nothing was changed. Is DATABASE_URL right, or is BANK_DATA_DIR writable and its disk not full?`;
  }
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return `Failed: ${reason} Nothing half-done is left in the store; try again, and report this line if it stays.`;
}
