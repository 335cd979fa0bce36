import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { A_PICTURE, aSiteFolder, temporaryFolder } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const FILE = 'edu-items/701001/lesson.zh.md';
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\n第一句\n';

const item = (...fields: string[]) =>
  [
    '---',
    'title: 一课',
    'summary: 提要',
    'publishDate: 2026-11-02',
    ...fields,
    'languages: [CN]',
    '---',
    '正文。',
    '',
  ].join('\n');

async function findings(text: string): Promise<readonly string[]> {
  const folder = aSiteFolder({
    [FILE]: text,
    'media/images/lesson.svg': A_PICTURE,
    'media/films/lesson.vtt': CAPTIONS,
  });
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'site', out });
  try {
    checkBundle(out, { locate });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

describe('an education item', () => {
  it.each([
    ['a text', item()],
    [
      'a picture with words for it',
      item('mediaType: IMAGE', 'picture: { file: images/lesson.svg, name: 一图 }', 'alt: 一张图'),
    ],
    [
      'a question with its answer',
      item('quiz: { question: 问, options: [甲, 乙], answer: 2, reason: 因为 }'),
    ],
  ])('passes as %s [S7-protection]', async (_name, text) => {
    expect(await findings(text)).toEqual([]);
  });

  it.each([
    [
      'a picture without words',
      item('mediaType: IMAGE', 'picture: { file: images/lesson.svg, name: 一图 }'),
      [`${FILE}:2 alt: expected what the picture shows, found nothing`],
    ],
    [
      'a film without film, poster and transcript',
      item('mediaType: VIDEO', 'captions: { file: films/lesson.vtt, name: 字幕 }'),
      [
        `${FILE}:2 videos: expected one film or more (.webm, .mp4), found a list`,
        `${FILE}:2 cover: expected the picture shown before the film plays, found an empty text`,
        `${FILE}:2 transcript: expected what is said and shown, in words, found nothing`,
      ],
    ],
    [
      'a link that leads nowhere',
      item('mediaType: LINK'),
      [`${FILE}:2 url: expected the address that the link leads to, found nothing`],
    ],
    [
      'a question whose answer is none of its options',
      item('quiz: { question: 问, options: [甲, 乙], answer: 3, reason: 因为 }'),
      [`${FILE}:5 quiz.answer: expected a number from 1 to 2, found the number 3`],
    ],
  ])('is refused as %s [CP-4]', async (_name, text, expected) => {
    expect(await findings(text)).toEqual(expected);
  });
});
