import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isProtectedLink } from '@bank/store';
import { ConfigError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { FolderInbox } from './folder-inbox.ts';
import type { Inbox } from './inbox.ts';
import { S3Inbox } from './s3/s3-inbox.ts';
import type { S3Keys } from './s3/sign-v4.ts';

export interface InboxSettings {
  /** A folder, or `s3://bucket/prefix`. */
  address: string;
  /** '' for Amazon's own of the region. */
  endpoint: string;
  region: string;
  keys: S3Keys;
  /** Whether links that others can read were answered for. */
  isPlainAllowed: boolean;
}

/** @throws ConfigError */
export function openInbox({ address, endpoint, region, keys, isPlainAllowed }: InboxSettings): Inbox {
  if (address === '')
    throw new ConfigError(words`No inbox is named. FEED_INBOX is to be a folder, or s3://<bucket>/<prefix>.`);
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket !== undefined) {
    const host = endpoint || `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
    if (!URL.canParse(host.replace('{bucket}', bucket)))
      throw new ConfigError(
        words`FEED_S3_ENDPOINT is "${endpoint}", which is no address such as https://s3.bank.internal.`,
      );
    if (!isPlainAllowed && !isProtectedLink(host.replace('{bucket}', bucket)))
      throw new ConfigError(
        words`FEED_S3_ENDPOINT is a link to another machine that others can read. Use https, or answer for it with INTERNAL_LINKS=plain.`,
      );
    if (keys.accessKeyId === '' || keys.secretAccessKey === '')
      throw new ConfigError(
        words`A bucket is opened with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the latter in the file that AWS_SECRET_ACCESS_KEY_FILE names.`,
      );
    return new S3Inbox({ endpoint: host, region, bucket, keys }, prefix);
  }
  if (address.includes('://'))
    throw new ConfigError(
      words`FEED_INBOX is "${address}", which is neither a folder nor s3://<bucket>/<prefix>.`,
    );
  const folder = resolve(address);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ConfigError(
      words`The inbox ${folder} is no folder. Make it, for the systems that put files down and this account.`,
    );
  return new FolderInbox(folder);
}
