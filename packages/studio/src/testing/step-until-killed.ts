/* A program for a test that kills it: takes one step of the studio and ends itself at the call of a number, as a power cut would. */
import { join } from 'node:path';
import { openContentWriter, type ContentWriter } from '@bank/store';
import { findEdition } from '../editions/edition.ts';
import { EditionFolders } from '../editions/edition-folder.ts';
import { Publishing } from '../editions/publishing.ts';
import { Releases } from '../editions/releases.ts';
import { readConfig } from '../app/config.ts';
import { openStudioDatabase } from '../store/database.ts';

const { KILL_AT: killAt = '', STEP: step = '', EDITION: edition = '', AFTER: after = '' } = process.env;
let call = 0;

function next(): void {
  call += 1;
  if (call === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

/** Before and after each of these is a step. */
const WRITES = ['importRelease', 'activate'];

async function openWriter(...where: Parameters<typeof openContentWriter>): Promise<ContentWriter> {
  const writer = await openContentWriter(...where);
  return new Proxy(writer, {
    get(_, name) {
      const value = Reflect.get(writer, name, writer) as unknown;
      if (typeof value !== 'function') return value;
      if (!WRITES.includes(String(name))) return value.bind(writer) as unknown;
      return async (...args: unknown[]) => {
        next();
        const done = (await value.apply(writer, args)) as unknown;
        next();
        return done;
      };
    },
  });
}

const { content, settings, databaseUrl } = readConfig(process.env);
const database = openStudioDatabase({ databaseUrl, dataDir: settings.dataDir });
if (step === 'publish') {
  const workDir = join(settings.dataDir, 'studio', 'editions', 'killed');
  const folders = new EditionFolders({ database, content, dataDir: settings.dataDir, workDir });
  const publishing = new Publishing({ database, settings, folders, content, openWriter });
  const found = findEdition(database, Number(edition));
  if (found !== undefined && found.state !== 'published')
    await publishing.publish(found, 'Zhao Min', undefined);
} else {
  const releases = new Releases({ database, settings, openWriter });
  const [last] = (await releases.all()).find(({ scope }) => scope === 'rates')?.seen ?? [];
  const to = last?.release ?? 0;
  await releases.rollBack('rates', { person: 'Zhao Min', why: '牌价有误', after: Number(after), to });
}
database.close();
