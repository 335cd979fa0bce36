import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { commands } from './visits/commands/commands.ts';
import { isUsageError } from './visits/commands/command.ts';
import { VisitsUnavailable } from '@bank/store';

export interface Terminal {
  say: (text: string) => void;
  complain: (line: string) => void;
}

/** `npm run visits -- <command> …`; gives the exit code: 0 done, 1 failed, 2 not understood. */
export async function runVisits(
  [name = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
  { say, complain }: Terminal,
): Promise<0 | 1 | 2> {
  const command = commands.get(name);
  const usage = () => {
    const known = command === undefined ? commands.values() : [command];
    for (const one of known) complain(`  visits ${one.usage}`);
  };
  if (command === undefined) {
    complain(name === '' ? 'Which command?' : `There is no command "${name}". These are:`);
    usage();
    return 2;
  }
  try {
    const { visitsDatabaseUrl, dataDir } = readConfig(environment);
    const location = { databaseUrl: visitsDatabaseUrl || undefined, dataDir };
    await command.run(args, { location, now: Date.now(), say });
    return 0;
  } catch (error) {
    if (isUsageError(error)) {
      complain(error.message);
      usage();
      return 2;
    }
    if (!(error instanceof ConfigError || error instanceof VisitsUnavailable)) throw error;
    complain(error.message);
    return 1;
  }
}

if (import.meta.main) {
  process.exitCode = await runVisits(process.argv.slice(2), process.env, {
    say: (text) => process.stdout.write(`${text}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
}
