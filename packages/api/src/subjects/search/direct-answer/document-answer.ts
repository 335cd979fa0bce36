import { PDF_VIEW_PATHS, type DirectAnswer, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../../base/per-snapshot.ts';
import { addressOf } from '../../articles/text-places.ts';
import type { FindAnswer } from './find-answer.ts';

type Numbered = Extract<DirectAnswer, { kind: 'DOCUMENT' }>;

/** A paper by the number it was published under: 披露〔2026〕29 号, Disclosure [2026] No. 29, 2026-017. */
export const documentAnswer: FindAnswer = async ({ content }, language, { text }) => {
  if (!/\d{4}\D+\d/.test(text)) return undefined;
  const [only, ...others] = (await numbered(content, language)).get(spelled(text)) ?? [];
  return only !== undefined && others.length === 0 ? only : undefined;
};

/** However brackets, spaces and 号 are typed: 披露2026年第29号 → 披露 2026 29. */
function spelled(number: string): string {
  return number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[第年号]|\bno\b/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}) ?(?=\d)|(?<=\d) ?(?=\p{L})/gu, ' ')
    .trim();
}

const numbered = perSnapshot(async (content, language): Promise<ReadonlyMap<string, readonly Numbered[]>> => {
  const all = [...(await articles(content, language)), ...(await announcements(content, language))];
  return Map.groupBy(all, ({ number }) => spelled(number));
});

async function articles(content: ContentSnapshot, language: Language): Promise<Numbered[]> {
  const found: Numbered[] = [];
  for await (const item of content.each('article', language)) {
    const { docNo, title, publishDate, attachments } = item.body;
    const url = docNo === undefined ? undefined : await addressOf(content, language, item);
    if (docNo === undefined || url === undefined) continue;
    const [file] = attachments;
    found.push({
      kind: 'DOCUMENT',
      number: docNo,
      title,
      publishDate,
      url,
      ...(file !== undefined && { file }),
    });
  }
  return found;
}

async function announcements(content: ContentSnapshot, language: Language): Promise<Numbered[]> {
  const items = await content.list('announcement', language);
  return items.flatMap(({ body: { number, title, publishDate, file } }) =>
    number === undefined
      ? []
      : [
          {
            kind: 'DOCUMENT' as const,
            number,
            title,
            publishDate,
            url: `${PDF_VIEW_PATHS[language]}?file=${file.path}`,
            file,
          },
        ],
  );
}
