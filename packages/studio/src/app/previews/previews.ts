import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beijingMinute, type Scope } from '@bank/contract';
import { REPOSITORY } from '@bank/publish/settings';
import type { PreviewNames } from './preview-names.ts';

const COMMAND = join(REPOSITORY, 'packages/server/src/content-command.ts');
/** Pictures that nobody has packed here before are made first. */
const LONGEST_START_MS = 180_000;

export interface Preview {
  /** For whoever is given it, without an account, for eight hours. */
  link: string;
  /** What visitors see at the same moment. */
  beside: string;
  /** The moment that both show; the present one when undefined. */
  at: number | undefined;
  /** Of the edition, when the preview was started. */
  revision: number;
}

interface Wanted extends Pick<Preview, 'at' | 'revision'> {
  edition: number;
  /** A release id, a bundle or a folder of sources. */
  what: string;
  scope: Scope;
  /** Of the edition, one line. */
  title: string;
  /** The studio's own, whose pages alone may frame it. */
  origin: string;
}

interface Running {
  process: ChildProcess;
  preview: Preview;
  /** Of what listens, by the label of its name. */
  ports: ReadonlyMap<string, number>;
}

/** `content preview` for an edition: the site's own server with its release, in a process of its own. */
export class Previews {
  readonly #running = new Map<number, Running>();
  readonly #names: PreviewNames | undefined;

  /** @param names By which a proxy leads to them from other machines; undefined: they are for this one. */
  constructor(names: PreviewNames | undefined) {
    this.#names = names;
  }

  of(edition: number): Preview | undefined {
    return this.#running.get(edition)?.preview;
  }

  /** Where the preview listens whose name begins with this label, as long as it runs. */
  portOf(label: string): number | undefined {
    for (const { ports } of this.#running.values()) if (ports.has(label)) return ports.get(label);
    return undefined;
  }

  /** Ends the one before. @throws Error with what the command said */
  async start({ edition, what, scope, title, origin, at, revision }: Wanted): Promise<void> {
    this.endOf(edition);
    const moment = at === undefined ? [] : ['--at', beijingMinute(at)];
    const named = ['--scope', scope, `--title=${title.replaceAll(/\s+/g, ' ')}`];
    const options = ['--beside', '--framed-by', origin, ...moment, '--language', 'en'];
    const child = spawn(process.execPath, [COMMAND, 'preview', what, ...named, ...options], {
      // By the channel it sees when the studio is no more, however that ended.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const said = await beginningOf(child);
    const ports = new Map<string, number>();
    const linkOf = (name: string) => {
      const door = new URL(new RegExp(`^${name}.*: (http:\\S+)$`, 'm').exec(said)?.[1] ?? '');
      if (this.#names === undefined) return underNameOf(origin, door);
      const label = randomBytes(16).toString('hex');
      ports.set(label, Number(door.port));
      return this.#names.originOf(label) + door.pathname;
    };
    const preview = { link: linkOf('Preview of'), beside: linkOf('What visitors see'), at, revision };
    this.#running.set(edition, { process: child, preview, ports });
    child.on('exit', () => {
      if (this.#running.get(edition)?.process === child) this.#running.delete(edition);
    });
  }

  /** At once: whoever has its link sees nothing more by it. */
  endOf(edition: number): void {
    this.#running.get(edition)?.process.kill();
    this.#running.delete(edition);
  }

  end(): void {
    for (const { process: child } of this.#running.values()) child.kill();
  }
}

/**
 * Under the name by which the studio is asked for: under another one the browser would keep its cookies from the frames. By TLS
 * it is asked for by a name that no preview has.
 */
function underNameOf(origin: string, door: URL): string {
  const { hostname, protocol } = new URL(origin);
  if (protocol === 'http:') door.hostname = hostname;
  return door.href;
}

/** What it says until both links are open. */
function beginningOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const end = (error: Error) => {
      clearTimeout(timer);
      child.kill();
      reject(error);
    };
    const timer = setTimeout(
      () => end(new Error(`It was not there after ${LONGEST_START_MS / 1_000} seconds. ${said}`.trim())),
      LONGEST_START_MS,
    );
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (!said.includes('Whoever has this link')) return;
      clearTimeout(timer);
      resolve(said);
    });
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.on('error', end);
    child.on('exit', () => end(new Error(said.trim())));
  });
}
