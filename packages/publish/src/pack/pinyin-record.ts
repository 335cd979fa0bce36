import type { RecordLine } from '../base/bundle/record-line.ts';
import type { Remembered } from '../formats/media/memory/remembered.ts';
import type { MediaShelf } from './media-shelf.ts';
import { buildPinyinDictionary } from '../formats/pinyin/build-pinyin-dictionary.ts';

const KEY = 'dictionary';

/**
 * The release's pinyin dictionary as a media file, and the one record that tells its address. Both languages have it:
 * English pages hold Chinese names.
 */
export function pinyinRecord(
  texts: Iterable<string>,
  shelf: Pick<MediaShelf, 'add'>,
  known: Remembered<string>,
): RecordLine {
  const dictionary = buildPinyinDictionary(texts, known);
  const bytes = Buffer.from(JSON.stringify(dictionary));
  return { key: KEY, languages: ['CN', 'EN'], dictionary: shelf.add(bytes, 'pinyin.json', { ext: 'json' }) };
}
