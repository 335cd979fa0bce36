import { inspect } from 'node:util';
import { nearest, withoutHelp } from '@bank/publish/run-content';
import { openVisitsStore, VisitsUnavailable } from '@bank/store';
import { readConfig } from '../operation/config.ts';
import { ConfigError } from '../operation/config-error.ts';
import { UsageError } from './command.ts';
import { commands } from './commands.ts';

export interface Terminal {
  write: (text: string) => void;
  say: (line: string) => void;
}

/** Runs one command; gives the exit code: 0 done, 1 failed, 2 not understood. */
export async function runVisits(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { write, say }: Terminal,
): Promise<0 | 1 | 2> {
  const {
    isHelp,
    rest: [name = '', ...rest],
  } = withoutHelp(args);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const isAsked = isHelp && name === '';
    if (!isAsked) say(unknownCommand(name));
    for (const { usage } of Object.values(commands)) say(`  visits ${usage}`);
    return isAsked ? 0 : 2;
  }
  if (isHelp) {
    say(`  visits ${command.usage}`);
    return 0;
  }
  try {
    const visits = openVisitsStore({ ...readConfig(environment).visitsLocation, isPatient: true });
    try {
      await command.run(rest, { visits, now: Date.now(), write, say });
      return 0;
    } finally {
      await visits.close();
    }
  } catch (error) {
    if (isUsageError(error)) {
      say(error.message);
      say(`  visits ${command.usage}`);
      return 2;
    }
    const isTold = error instanceof ConfigError || error instanceof VisitsUnavailable;
    say(isTold ? error.message : inspect(error));
    return 1;
  }
}

function unknownCommand(name: string): string {
  if (name === '') return 'Which command?';
  const meant = nearest(name, Object.keys(commands));
  return `There is no command "${name}". ${meant === undefined ? '' : `Did you mean "${meant}"? `}These are:`;
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) {
  process.exitCode = await runVisits(process.argv.slice(2), process.env, {
    write: (text) => process.stdout.write(text),
    say: (line) => process.stderr.write(`${line}\n`),
  });
}
