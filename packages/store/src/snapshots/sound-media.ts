import { hash, subtle } from 'node:crypto';
import type { NewMedia } from '../base/content-store.ts';

/** What the store holds of a file are not the bytes that were published; importing its bundle again mends it. */
export class AlteredMedia extends Error {
  override readonly name = 'AlteredMedia';
  readonly file: string;

  constructor(file: string) {
    super(
      `The store holds other bytes of ${file} than were published. Import the bundle it came with again.`,
    );
    this.file = file;
  }
}

type KeptMedia = Omit<NewMedia, 'type'>;

/** Whether a file's bytes are those that its digest and its name tell of. Hashed beside the process, not in it. */
export async function isSound(media: KeptMedia): Promise<boolean> {
  const digest = await subtle.digest('SHA-256', media.bytes);
  return isDigestOf(media, Buffer.from(digest).toString('hex'));
}

/** As `isSound`, for who has nothing else to do: a thread for each of many small files takes longer than the files. */
export function isSoundNow(media: KeptMedia): boolean {
  return isDigestOf(media, hash('sha256', media.bytes));
}

const isDigestOf = ({ name, sha256 }: KeptMedia, digest: string) =>
  digest === sha256 && name.startsWith(`${digest.slice(0, 24)}.`);
