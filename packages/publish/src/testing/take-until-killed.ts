/* A program for a test that kills it: takes the files of an inbox and ends itself at the step of a number, as a power cut would. */
import { openContentWriter, type ContentWriter } from '@bank/store';
import { FolderInbox } from '../releases/inbox/folder-inbox.ts';
import type { Inbox } from '../releases/inbox/inbox.ts';
import { aWatch } from './a-watch.ts';

const { DATA_DIR: dataDir = '', INBOX: folder = '', KILL_AT: killAt = '' } = process.env;
let step = 0;

function next(): void {
  step += 1;
  if (step === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

/** Before and after each call of these methods is a step. */
function inSteps<Target extends object>(target: Target, names: readonly string[]): Target {
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      if (!names.includes(String(name))) return value.bind(target) as unknown;
      return async (...args: unknown[]) => {
        next();
        const done = (await value.apply(target, args)) as unknown;
        next();
        return done;
      };
    },
  });
}

const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
const { look } = aWatch(
  inSteps<ContentWriter>(writer, ['importRelease', 'activate']),
  inSteps<Inbox>(new FolderInbox(folder), ['claim', 'write', 'keep', 'drop']),
  { settings: () => ({ isPartial: true }) },
);
await look();
await writer.close();
