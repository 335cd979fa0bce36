import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '@bank/publish/settings';

const COMMAND = join(REPOSITORY, 'packages/server/src/content-command.ts');
const LONGEST_START_MS = 60_000;

/** `content preview` for an edition: the site's own server with its release, in a process of its own. */
export class Previews {
  readonly #running = new Map<number, { process: ChildProcess; link: string }>();

  linkOf(edition: number): string | undefined {
    return this.#running.get(edition)?.link;
  }

  /** Ends the one before. Gives the link, which holds for eight hours. @throws Error with what the command said */
  async start(edition: number, what: string, scope: string): Promise<string> {
    this.#running.get(edition)?.process.kill();
    this.#running.delete(edition);
    const child = spawn(process.execPath, [COMMAND, 'preview', what, '--scope', scope, '--language', 'en'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const link = await linkIn(child);
    this.#running.set(edition, { process: child, link });
    child.on('exit', () => {
      if (this.#running.get(edition)?.process === child) this.#running.delete(edition);
    });
    return link;
  }

  end(): void {
    for (const { process: child } of this.#running.values()) child.kill();
  }
}

function linkIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const end = (error: Error) => {
      clearTimeout(timer);
      child.kill();
      reject(error);
    };
    const timer = setTimeout(() => end(new Error(said)), LONGEST_START_MS);
    const hear = (text: Buffer) => {
      said += text.toString();
      const [link] = /https?:\/\/\S+/.exec(said) ?? [];
      if (link === undefined || !said.includes('\n')) return;
      clearTimeout(timer);
      resolve(link);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.on('error', end);
    child.on('exit', () => end(new Error(said.trim())));
  });
}
