import { lexer, type Token } from 'marked';
import { isGroup } from '../../base/bundle/record-line.ts';
import { describeFound } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';

type Fields = Record<string, unknown>;

/** What is wrong with a field of the Chinese or of the English file. */
export interface TwinProblem {
  of: 'zh' | 'en';
  path: readonly PropertyKey[];
  expected: Words;
  found: Words;
}

const SOME_HAN = /\p{Script=Han}/u;

/**
 * The attachments of a text in both languages. An English file that has none takes over the Chinese ones, each under the
 * name that `en` gives it there: `{ file: files/a.pdf, name: 年报, en: Annual report }`.
 */
export function takeOverAttachments(
  zh: Fields,
  en: Fields,
): { zh: Fields; en: Fields; problems: TwinProblem[] } {
  const { attachments } = zh;
  if (!Array.isArray(attachments)) return { zh, en, problems: [] };
  const problems: TwinProblem[] = [];
  const own: unknown[] = attachments.map((one: unknown) => (isGroup(one) ? withoutEn(one) : one));
  if ('attachments' in en) return { zh: { ...zh, attachments: own }, en, problems };
  const taken = attachments.map((one: unknown, index) => {
    if (!isGroup(one) || !('name' in one)) return one;
    const name = one['en'];
    if (typeof name === 'string' && name.trim() !== '') return { ...withoutEn(one), name };
    const expected = words`what the English page calls it (or attachments of its own in the English file)`;
    problems.push({ of: 'zh', path: ['attachments', index, 'en'], expected, found: describeFound(name) });
    return withoutEn(one);
  });
  return { zh: { ...zh, attachments: own }, en: { ...en, attachments: taken }, problems };
}

function withoutEn({ en: _en, ...rest }: Fields): Fields {
  return rest;
}

const FIELD = 'pictures';

/**
 * An English text without a picture takes over those of the Chinese one, at the same places between its paragraphs. What
 * they show is said in English by its field `pictures`, in their order; an empty list leaves them out.
 */
export function takeOverPictures(
  zhBody: string,
  { [FIELD]: said, ...fields }: Fields,
  body: string,
): { fields: Fields; body: string; problems: TwinProblem[] } {
  const problems: TwinProblem[] = [];
  const result = () => ({ fields, body, problems });
  const problem = (expected: Words, found: Words, path: PropertyKey[] = [FIELD]) => {
    problems.push({ of: 'en', path, expected, found });
    return result();
  };
  if (!hasPicture(zhBody) || hasPicture(body)) {
    return said === undefined
      ? result()
      : problem(
          words`this where the Chinese text has pictures and this one has none of its own`,
          describeFound(said),
        );
  }
  if (Array.isArray(said) && said.length === 0) return result();
  const places = standingPictures(zhBody);
  if (places === undefined)
    return problem(
      words`pictures of its own in the English text: one of the Chinese text stands among words`,
      words`none`,
    );
  const expected =
    places.length === 1
      ? words`what the picture of the Chinese text shows, in English`
      : words`what the ${places.length} pictures of the Chinese text show, in English`;
  if (!Array.isArray(said) || said.length !== places.length)
    return problem(
      words`${expected}, as a list in their order ([] shows none)`,
      Array.isArray(said) ? words`a list of ${said.length}` : describeFound(said),
    );
  for (const [index, word] of (said as unknown[]).entries()) {
    if (typeof word === 'string' && word.trim() !== '' && !SOME_HAN.test(word)) continue;
    problem(expected, describeFound(word), [FIELD, index]);
  }
  if (problems.length > 0) return result();
  return { fields, body: withPictures(body, places, said as string[]), problems };
}

interface Place {
  /** How many blocks stand before it. */
  after: number;
  href: string;
}

/** A picture of media/, in Markdown or in HTML; one of another site is refused later. In one pass, however it is written. */
function hasPicture(body: string): boolean {
  return /\]\(<?images\/|<img\b[^<>]*\bsrc="images\//i.test(body);
}

const blocksOf = (body: string): Token[] => lexer(body).filter(({ type }) => type !== 'space');

/** Pictures that are a paragraph of their own; undefined where another one stands elsewhere. */
function standingPictures(body: string): Place[] | undefined {
  const places: Place[] = [];
  let after = 0;
  for (const block of blocksOf(body)) {
    const inside = 'tokens' in block ? (block.tokens ?? []) : [];
    const [only] = inside;
    if (
      block.type === 'paragraph' &&
      inside.length === 1 &&
      only?.type === 'image' &&
      hasPicture(block.raw)
    ) {
      places.push({ after, href: String(only['href']) });
    } else if (hasPicture(block.raw)) return undefined;
    else after += 1;
  }
  return places;
}

function withPictures(body: string, places: readonly Place[], said: readonly string[]): string {
  const blocks = blocksOf(body).map(({ raw }) => raw.trimEnd());
  const pictures = places.map(({ after, href }, index) => {
    const alt = (said[index] ?? '').replaceAll(/[[\]\\]/g, String.raw`\$&`);
    return { after: Math.min(after, blocks.length), text: `![${alt}](${href})` };
  });
  const before = (index: number) => pictures.filter(({ after }) => after === index).map(({ text }) => text);
  return `${[...blocks.flatMap((raw, index) => [...before(index), raw]), ...before(blocks.length)].join('\n\n')}\n`;
}
