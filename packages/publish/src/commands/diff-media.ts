import type { ContentStore, ContentWriter, Media } from '@bank/store';
import { inspectMedia } from '../formats/media/inspect-media.ts';
import type { MediaFacts } from '../formats/media/inspected.ts';
import { isPictureName } from '../formats/media/media-type.ts';
import { joined, verbatim, words, type Words } from '../base/words.ts';
import type { Change } from '../releases/diff-releases.ts';

/** A file as the store has it; without a size when it is not there any more. */
export interface SeenFile {
  name: string;
  size?: number;
  facts?: MediaFacts;
  /** Kept of pictures alone, where somebody is to see them. */
  picture?: Media;
}

export interface SeenChange {
  /** `article/longer-hours CN cover`; '' for a file that only the releases as a whole tell of. */
  place: string;
  before: SeenFile | undefined;
  after: SeenFile | undefined;
}

interface Compared {
  before: number;
  after: number;
  changes: readonly Change[];
  withPictures: boolean;
}

/** The files that changed records show in the place of others, and those that only one of the releases has. */
export async function seenMedia(
  writer: ContentWriter,
  store: ContentStore,
  { before, after, changes, withPictures }: Compared,
): Promise<SeenChange[]> {
  const [was, is] = [await writer.mediaNames(before), await writer.mediaNames(after)];
  const places = changes.flatMap(({ type, key, media = [] }) =>
    media.map((one) => ({ ...one, place: `${type}/${key} ${one.language} ${one.field}` })),
  );
  const told = new Set(places.flatMap(({ before: old, after: now }) => [old, now]));
  const alone = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.includes(name) && !told.has(name));
  const all = [
    ...places,
    ...alone(is, was).map((name) => ({ place: '', before: undefined, after: name })),
    ...alone(was, is).map((name) => ({ place: '', before: name, after: undefined })),
  ];
  const seen = new Map<string, SeenFile>();
  const see = async (name: string | undefined) => {
    if (name === undefined) return undefined;
    const file = seen.get(name) ?? (await seenFile(store, name, withPictures));
    seen.set(name, file);
    return file;
  };
  const changed: SeenChange[] = [];
  // One after the other: only what is kept stays in memory.
  for (const { place, before: old, after: now } of all)
    changed.push({ place, before: await see(old), after: await see(now) });
  return changed;
}

async function seenFile(store: ContentStore, name: string, withPictures: boolean): Promise<SeenFile> {
  const media = await store.media(name);
  if (media === undefined) return { name };
  const inspected = inspectMedia(Buffer.from(media.bytes));
  return {
    name,
    size: media.bytes.length,
    ...('facts' in inspected && { facts: inspected.facts }),
    ...(withPictures && isPictureName(name) && { picture: media }),
  };
}

/** `~ article/longer-hours CN cover: 0123456789ab.svg, 40 × 30, 118 bytes → …` */
export function describeMedia({ place, before, after }: SeenChange): Words {
  const mark = before === undefined ? '+' : after === undefined ? '-' : '~';
  const files = [before, after].flatMap((file) => (file === undefined ? [] : [describeFile(file)]));
  const both = files.reduce((old, now) => words`${old} → ${now}`);
  return place === '' ? words`${mark} ${both}` : words`${mark} ${words`${place}: ${both}`}`;
}

export function describeFile({ name, size, facts }: SeenFile): Words {
  if (size === undefined) return words`${name}, not in the store any more`;
  const { width, height, pages, duration } = facts ?? {};
  return joined([
    verbatim(name),
    ...(width === undefined || height === undefined ? [] : [words`${width} × ${height}`]),
    ...(pages === undefined ? [] : [words`${pages} pages`]),
    ...(duration === undefined ? [] : [words`${duration} s`]),
    words`${size.toLocaleString('en')} bytes`,
  ]);
}
