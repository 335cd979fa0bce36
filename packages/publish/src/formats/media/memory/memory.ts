import { join } from 'node:path';
import type { MediaFacts } from '../inspected.ts';
import { codeDigest } from './code-digest.ts';
import { KeptPictures } from '../../pictures/kept-pictures.ts';
import { Remembered } from './remembered.ts';

/** What this machine has found before, so that publishing one edited article works on that article. */
export interface Memory {
  /** Of media files that passed. One that did not is looked into again every time. */
  media: Remembered<MediaFacts>;
  /** Pictures in the widths and formats of pages. */
  pictures: KeptPictures;
  /** What YAML without a finding says, as JSON; a program by itself reads each text once. */
  yaml?: Remembered<string>;
  /** How stretches of Chinese characters are read, by the stretch itself. */
  pinyin: Remembered<string>;
}

/** In characters: all heads of ten thousand articles. */
const TEXT_ROOM = { most: 16_000_000, of: (text: string) => text.length };

/** Lasts as long as the program. */
export function shortMemory(): Memory {
  return {
    media: new Remembered(),
    pictures: new KeptPictures(),
    pinyin: new Remembered(undefined, TEXT_ROOM),
  };
}

/** Works with what earlier runs have left in a folder, and leaves there what this one adds. */
export async function remembering<Result>(
  folder: string,
  work: (memory: Memory) => Promise<Result>,
): Promise<Result> {
  let digest: { code: string | undefined } | undefined;
  const code = () => (digest ??= { code: codeDigest() }).code;
  const memory: Memory = {
    media: new Remembered({ file: join(folder, 'media.json'), code }),
    pictures: new KeptPictures(folder),
    yaml: new Remembered({ file: join(folder, 'yaml.json'), code }, TEXT_ROOM),
    pinyin: new Remembered({ file: join(folder, 'pinyin.json'), code }, TEXT_ROOM),
  };
  try {
    return await work(memory);
  } finally {
    for (const remembered of Object.values(memory)) remembered.keep();
  }
}
