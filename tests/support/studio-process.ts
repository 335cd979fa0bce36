import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { embeddedEnvironment } from './embedded-environment.ts';

const MAIN = resolve(import.meta.dirname, '../../packages/studio/src/main.mjs');

/** Said where the test is read: its window shows a stranger's sentence alone. */
const ERROR = /"level":"error"/;

export interface StudioProcess {
  url: string;
  pid: number;
  /** Where it is asked for its previews; '' where they are for this machine alone. */
  previews: string;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** The editors' studio over a folder of sources, beside the site on the same store. */
export async function startStudio(
  dataDir: string,
  content: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<StudioProcess> {
  const studio = spawn(process.execPath, [MAIN], {
    env: { ...embeddedEnvironment(dataDir), STUDIO_PORT: String(port), STUDIO_CONTENT: content, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((found, failed) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      for (const line of text.toString().split('\n')) if (ERROR.test(line)) process.stderr.write(`${line}\n`);
      const [, address] = /studio listens on (http:\/\/\S+)/.exec(said) ?? [];
      if (address !== undefined) found(address.replace('127.0.0.1', 'localhost'));
    };
    studio.stdout.on('data', hear);
    studio.stderr.on('data', hear);
    studio.once('exit', () => failed(new Error(`The studio did not start:\n${said}`)));
  });
  return {
    url,
    pid: studio.pid ?? 0,
    previews: /previews are asked for on (\S+)/.exec(said)?.[1] ?? '',
    kill: async () => {
      if (studio.exitCode !== null || studio.signalCode !== null) return;
      studio.kill('SIGKILL');
      await once(studio, 'exit');
    },
  };
}

/** The operator's command that ends all sessions of a person. Gives what it says. */
export function signOutEverywhere(dataDir: string, person: string): string {
  const env = embeddedEnvironment(dataDir);
  return execFileSync(process.execPath, [MAIN, 'sign-out', person], { env, encoding: 'utf8' });
}
