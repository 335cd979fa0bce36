import { inspect } from 'node:util';
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
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    say(name === '' ? 'Which command?' : `There is no command "${name}". These are:`);
    for (const { usage } of Object.values(commands)) say(`  visits ${usage}`);
    return 2;
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
