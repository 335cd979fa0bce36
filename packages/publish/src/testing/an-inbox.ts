import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInbox } from '../releases/inbox/folder-inbox.ts';
import type { Inbox } from '../releases/inbox/inbox.ts';
import { S3Client } from '../releases/inbox/s3/s3-client.ts';
import { S3Inbox } from '../releases/inbox/s3/s3-inbox.ts';
import { anS3 } from './an-s3.ts';
import { temporaryFolder } from './source-folder.ts';

/** An inbox and the hands of the system that uses it. */
export interface TestInbox {
  inbox: Inbox;
  put(name: string, bytes: string | Uint8Array): Promise<void>;
  /** Names right below a place, such as `taken/2026-11`; '' for the inbox itself. */
  list(place: string): Promise<string[]>;
  text(place: string): Promise<string>;
}

async function folderInbox(): Promise<TestInbox & { folder: string }> {
  const folder = temporaryFolder();
  return { folder, ...ofFolder(folder) };
}

function ofFolder(folder: string): TestInbox {
  mkdirSync(join(folder, 'working'), { recursive: true });
  return {
    inbox: new FolderInbox(folder),
    put: async (name, bytes) => writeFileSync(join(folder, name), bytes),
    list: async (place) =>
      readdirSync(join(folder, place), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted(),
    text: async (place) => readFileSync(join(folder, place), 'utf8'),
  };
}

async function s3Inbox(): Promise<TestInbox> {
  // A server of S3 where there is one: `http://key:secret@127.0.0.1:5000/bucket`.
  const real = process.env['TEST_S3_URL'];
  const url = real === undefined ? undefined : new URL(real);
  const address =
    url === undefined
      ? await anS3()
      : {
          endpoint: url.origin,
          region: 'us-east-1',
          bucket: url.pathname.slice(1),
          keys: { accessKeyId: url.username, secretAccessKey: url.password },
        };
  const prefix = `feeds ${randomUUID()}/in`;
  const client = new S3Client(address);
  return {
    inbox: new S3Inbox(address, prefix),
    put: (name, bytes) => client.put(`${prefix}/${name}`, Buffer.from(bytes)),
    async list(place) {
      const below = place === '' ? `${prefix}/` : `${prefix}/${place}/`;
      return (await client.list(below)).map(({ key }) => key.slice(below.length)).toSorted();
    },
    async text(place) {
      return (await client.get(`${prefix}/${place}`))?.bytes.toString('utf8') ?? '';
    },
  };
}

export const INBOXES = [
  { kind: 'a folder', open: folderInbox },
  { kind: 'a bucket', open: s3Inbox },
] as const;

export { folderInbox, ofFolder };
