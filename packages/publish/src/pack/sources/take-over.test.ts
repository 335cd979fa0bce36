import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words, wordsIn } from '../../base/words.ts';
import { ContentError } from '../../base/errors.ts';
import { aSiteFolder, temporaryFolder } from '../../testing/source-folder.ts';
import { packScope } from '../pack-scope.ts';
import { takeOverAttachments, takeOverPictures } from './take-over.ts';

describe('the attachments of an English text', () => {
  const zh = {
    title: '年报',
    attachments: [{ file: 'files/a.pdf', name: '年报', en: 'Annual report (in Chinese)' }],
  };

  it('are the Chinese ones under their English names where it has none', () => {
    const taken = takeOverAttachments(zh, { title: 'Report' });
    expect(taken.problems).toEqual([]);
    expect(taken.zh['attachments']).toEqual([{ file: 'files/a.pdf', name: '年报' }]);
    expect(taken.en['attachments']).toEqual([{ file: 'files/a.pdf', name: 'Annual report (in Chinese)' }]);
  });

  it('are its own where it has some, or says that it has none', () => {
    for (const attachments of [[{ file: 'files/b.pdf', name: 'Summary' }], []])
      expect(takeOverAttachments(zh, { attachments }).en).toEqual({ attachments });
  });

  it('are asked for by name where the Chinese file gives none', () => {
    const unnamed = { attachments: [{ file: 'files/a.pdf', name: '年报' }, { file: 'files/b.pdf' }] };
    expect(takeOverAttachments(unnamed, {})).toMatchObject({
      en: { attachments: [{ file: 'files/a.pdf' }, { file: 'files/b.pdf' }] },
      problems: [
        {
          of: 'zh',
          path: ['attachments', 0, 'en'],
          expected: words`what the English page calls it (or attachments of its own in the English file)`,
          found: words`nothing`,
        },
      ],
    });
  });
});

describe('the pictures of an English text', () => {
  const ZH = '开头。\n\n![网点](images/a.jpg)\n\n## 时间\n\n第二段。\n\n![大厅](images/b.jpg)\n';
  const EN = 'First.\n\n## Hours\n\nSecond.\n';
  const told = (body: string, fields: Record<string, unknown>, zh = ZH) =>
    takeOverPictures(zh, fields, body).problems.map(
      ({ path, expected, found }) =>
        `${path.join('.')}: ${wordsIn(words`expected ${expected}, found ${found}`, 'EN')}`,
    );

  it('stand where the Chinese ones do, and say in English what they show', () => {
    const taken = takeOverPictures(ZH, { title: 'T', pictures: ['The branch', 'The [old] hall'] }, EN);
    expect(taken).toEqual({
      fields: { title: 'T' },
      body: 'First.\n\n![The branch](images/a.jpg)\n\n## Hours\n\nSecond.\n\n![The \\[old\\] hall](images/b.jpg)\n',
      problems: [],
    });
  });

  it('are left out where it says so, and its own where it has some', () => {
    expect(takeOverPictures(ZH, { pictures: [] }, EN)).toEqual({ fields: {}, body: EN, problems: [] });
    const own = 'First.\n\n![The branch](images/c.jpg)\n';
    expect(takeOverPictures(ZH, {}, own)).toEqual({ fields: {}, body: own, problems: [] });
  });

  it('are asked for in English words, one for each', () => {
    const expected = 'expected what the 2 pictures of the Chinese text show, in English';
    const list = `pictures: ${expected}, as a list in their order ([] shows none)`;
    expect(told(EN, {})).toEqual([`${list}, found nothing`]);
    expect(told(EN, { pictures: ['The branch'] })).toEqual([`${list}, found a list of 1`]);
    expect(told(EN, { pictures: ['网点', ''] })).toEqual([
      `pictures.0: ${expected}, found "网点"`,
      `pictures.1: ${expected}, found an empty text`,
    ]);
  });

  it('among words have no place in a translation', () => {
    expect(told(EN, { pictures: ['The branch'] }, '看![网点](images/a.jpg)这里。\n')).toEqual([
      'pictures: expected pictures of its own in the English text: one of the Chinese text stands among words, found none',
    ]);
  });

  it('need no words where there are none of media/', () => {
    expect(told(EN, {}, '开头。\n\n![别处](https://a.example/x.png)\n')).toEqual([]);
    expect(told(EN, { pictures: ['The branch'] }, '开头。\n')).toEqual([
      'pictures: expected this where the Chinese text has pictures and this one has none of its own, found a list',
    ]);
  });
});

describe('packing a text in both languages', () => {
  const zh = (name: string) =>
    `---\ntitle: 图\nsummary: 图\npublishDate: 2026-11-03\nattachments:\n  - { file: images/branch.svg, ${name} }\n---\n开头。\n\n![网点](images/branch.svg)\n`;
  const en = (front: string) => `---\ntitle: T\nsummary: S\n${front}---\nFirst.\n`;
  const packed = async (chinese: string, english: string) => {
    const out = join(temporaryFolder(), 'bundle');
    const folder = aSiteFolder({
      'articles/701001/both.zh.md': chinese,
      'articles/701001/both.en.md': english,
    });
    await packScope({ folder, scope: 'site', out });
    const line = readFileSync(join(out, 'content/article.ndjson'), 'utf8')
      .split('\n')
      .find((one) => one.includes('"both"'));
    return JSON.parse(line ?? '') as { zh: Record<string, unknown>; en: Record<string, unknown> };
  };

  it('gives the English one what it has not, under English words', async () => {
    const record = await packed(zh('name: 图, en: A drawing'), en('pictures: [The branch]\n'));
    expect(record.zh).toMatchObject({ attachments: [{ name: '图', ext: 'svg' }] });
    expect(record.zh['attachments']).not.toHaveProperty('0.en');
    expect(record.en).toMatchObject({ attachments: [{ name: 'A drawing', ext: 'svg' }] });
    expect(record.en).not.toHaveProperty('pictures');
    expect(record.en['content']).toMatch(/^<p>First\.<\/p>\n<p><img src="[^"]+" [^>]*alt="The branch"><\/p>/);
  });

  it('asks for those words by file and line', async () => {
    const error: unknown = await packed(zh('name: 图'), en('')).catch((thrown: unknown) => thrown);
    expect(error instanceof ContentError && error.findings).toEqual([
      expect.stringMatching(
        /^articles\/701001\/both\.en\.md:2 pictures: expected what the picture .* found nothing$/,
      ),
      expect.stringMatching(
        /^articles\/701001\/both\.zh\.md:6 attachments\.0\.en: expected .* found nothing$/,
      ),
    ]);
  });
});
