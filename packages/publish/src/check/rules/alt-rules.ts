import { plainText } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

const EXPECTED = words`what the picture shows, in a sentence`;
/** What a camera or a program calls a file, and words that say only that there is a picture. */
const NO_SENTENCE =
  /^(?:[\w-]+\.(?:svg|png|jpe?g|webp|avif)|IMG[_-]?\d+|图片?|照片|配图|image|picture|photo)$/i;

/** Who does not see a picture hears its alt text: it is there, and it is not the title once more. To be looked at: a picture may be mere ornament. */
export function checkAlts(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    for (const { field } of record.texts) {
      const text: unknown = (record.body as Record<string, unknown>)[field];
      if (typeof text !== 'string') continue;
      for (const alt of altsIn(text)) {
        // An author writes ![alt](images/name.svg): the place is found by the words.
        checkAlt(content, record, { path: [field], alt, needle: `![${alt}]` });
      }
    }
    const { body } = record;
    if ('alt' in body && typeof body.alt === 'string' && hasPicture(body)) {
      checkAlt(content, record, { path: ['alt'], alt: body.alt });
    }
  }
}

/** A film has its title and its words beside it. */
const hasPicture = (body: object) => !('mediaType' in body) || body.mediaType === 'IMAGE';

function checkAlt(
  content: ReleaseContent,
  record: CheckedRecord,
  { path, alt, needle }: { path: PropertyKey[]; alt: string; needle?: string },
): void {
  const said = alt.trim();
  const place = { path, ...(needle !== undefined && { needle }) };
  if (said === '') content.warn(record, { ...place, expected: EXPECTED, found: words`no alt text` });
  else if (NO_SENTENCE.test(said)) content.warn(record, { ...place, expected: EXPECTED, found: quote(said) });
  else if (titlesOf(record).includes(said))
    content.warn(record, {
      ...place,
      expected: words`${EXPECTED}, other than the title`,
      found: words`the title, ${quote(said)}`,
    });
}

function titlesOf({ body }: CheckedRecord): string[] {
  const fields = body as Record<string, unknown>;
  return ['title', 'shortTitle', 'name', 'tabName'].flatMap((field) => {
    const title = fields[field];
    return typeof title === 'string' ? [title.replaceAll('\n', '').trim()] : [];
  });
}

function altsIn(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    plainText(/\balt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  );
}
