import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInbox } from '../releases/inbox/folder-inbox.ts';
import type { Inbox } from '../releases/inbox/inbox.ts';
import { S3Client } from '../releases/inbox/s3/s3-client.ts';
import { S3Inbox } from '../releases/inbox/s3/s3-inbox.ts';
import { S3_SERVICES, type S3Service } from './s3-services.ts';
import { temporaryFolder } from './source-folder.ts';

/** An inbox and the hands of the system that uses it. */
export interface TestInbox {
  inbox: Inbox;
  /** What opens it for a process of its own. */
  settings: Record<string, string>;
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
    settings: { FEED_INBOX: folder },
    put: async (name, bytes) => writeFileSync(join(folder, name), bytes),
    list: async (place) =>
      readdirSync(join(folder, place), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted(),
    text: async (place) => readFileSync(join(folder, place), 'utf8'),
  };
}

async function s3Inbox(open: S3Service['open']): Promise<TestInbox> {
  const address = await open();
  const prefix = `feeds ${randomUUID()}/in`;
  const client = new S3Client(address);
  return {
    inbox: new S3Inbox(address, prefix),
    settings: {
      FEED_INBOX: `s3://${address.bucket}/${prefix}`,
      FEED_S3_ENDPOINT: address.endpoint,
      FEED_S3_REGION: address.region,
      AWS_ACCESS_KEY_ID: address.keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: address.keys.secretAccessKey,
    },
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

export const INBOXES: readonly { kind: string; open: () => Promise<TestInbox> }[] = [
  { kind: 'a folder', open: folderInbox },
  ...S3_SERVICES.filter(({ isThere }) => isThere).map(({ kind, open }) => ({
    kind: `a bucket of ${kind}`,
    open: () => s3Inbox(open),
  })),
];

export { folderInbox };
