import { subtle } from 'node:crypto';
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

/** Whether a file's bytes are those that its digest and its name tell of. Hashed beside the process, not in it. */
export async function isSound({ name, sha256, bytes }: Omit<NewMedia, 'type'>): Promise<boolean> {
  const digest = Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString(
    'hex',
  );
  return digest === sha256 && name.startsWith(`${digest.slice(0, 24)}.`);
}
