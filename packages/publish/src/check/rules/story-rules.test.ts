import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { aSiteFolder, siteSources, temporaryFolder } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const COLUMN = `- key: '701009'
  columnId: '701009'
  languages: [CN]
  page: bobbank-list
  zh: { name: 列, detailPath: /bobbank/seconddetail }
`;
const HEAD = 'title: 一篇\nsummary: 提要\npublishDate: 2026-11-16\n';

/** What is wrong with an article of these fields, a line each. */
async function findings(fields: string, text = '开头。\n\n## 一\n\n正文。\n'): Promise<string> {
  const folder = aSiteFolder({
    'columns.yaml': (siteSources()['columns.yaml'] ?? '') + COLUMN,
    'articles/701009/one.zh.md': `---\n${HEAD}${fields}languages: [CN]\n---\n${text}`,
  });
  const out = join(temporaryFolder(), 'bundle');
  try {
    const { locate } = await packScope({ folder, scope: 'site', out });
    checkBundle(out, { locate });
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
}

const figure = (fields: string) => `figures:\n  - title: 结论\n${fields.replaceAll(/^/gm, '    ')}\n`;

const RIBBON = `type: ribbon
columns: [余额（亿元）, 年减排量（万吨）]
rows:
  - [风电, 268.1, 261]
  - [其他, 111.8, 19]`;

describe('a figure of a text', () => {
  it.each([
    ['two shares', `${RIBBON}\nhighlight: 风电\nnote: 来源`],
    [
      'a line of numbers in quotes and without',
      'type: line\ncolumns: [不良率（%）]\nrows: [[2024, 1.07], [2025, "1.02"], [2026.9, 0.98]]\nreference: { label: 上限, value: 1.5 }',
    ],
    ['days', 'type: gantt\nrows: [[公告, 2026-11-12], [停办, 2026-11-20, 2026-12-01, 全部网点]]'],
    ['steps', 'type: steps\nrows: [[申请, 带身份证], [取卡]]'],
    ['places', 'type: sky\ncolumns: [网点（家）]\nrows: [[北京, 116.4, 39.9, 176], [上海, 121.5, 31.2, 26]]'],
    [
      'a second drawing at its side',
      'type: line\ncolumns: [率]\nrows: [[a, 1], [b, 2], [c, 3]]\nbeside: { title: 旁边, type: bars, columns: [数], rows: [[a, 1], [b, 2]] }',
    ],
  ])('passes with %s', async (_, fields) => {
    expect(await findings(figure(fields))).toBe('');
  });

  it.each([
    [
      'a type there is none of',
      RIBBON.replace('ribbon', 'pie'),
      'figures.0.type: expected one of ribbon, line,',
    ],
    [
      'a value that is no number',
      RIBBON.replace('268.1', '约 268'),
      'figures.0.rows.0.1: expected a number that is not below zero, found "约 268"',
    ],
    [
      'a row too short',
      RIBBON.replace(', 261', ''),
      'figures.0.rows.0: expected a name and 2 values in a row of a ribbon',
    ],
    [
      'a column too many',
      RIBBON.replace('columns: [', 'columns: [年,'),
      'figures.0.columns: expected 2 names of columns in a ribbon',
    ],
    [
      'more series than can be told apart',
      `type: line\ncolumns: [a, b, c, d, e, f]\nrows: [[x, 1]]`,
      'figures.0.columns: expected at most 5 entries',
    ],
    [
      'a highlight that names no row',
      `${RIBBON}\nhighlight: 核电`,
      'figures.0.highlight: expected the name of a row, found "核电"',
    ],
    [
      'shares of more than one whole',
      RIBBON.replace('万吨', '%'),
      'figures.0.columns.1: expected shares of one whole, which add up to no more than 100',
    ],
    [
      'a day that is none',
      'type: gantt\nrows: [[公告, 2026-11-31]]',
      'figures.0.rows.0.1: expected a day such as 2026-11-20, found "2026-11-31"',
    ],
    [
      'an end before its beginning',
      'type: gantt\nrows: [[停办, 2026-11-20, 2026-11-19]]',
      'figures.0.rows.0.2: expected a day not before 2026-11-20',
    ],
    [
      'a place that is not on earth',
      'type: sky\ncolumns: [家]\nrows: [[北京, 39.9, 116.4, 1], [上海, 121, 31, 2]]',
      'figures.0.rows.0.2: expected a latitude such as 39.9',
    ],
    [
      'a reference where nothing is measured',
      `${RIBBON}\nreference: { label: 全部, value: 1 }`,
      'figures.0.reference: expected no reference in a ribbon',
    ],
    [
      'a drawing at its side that needs the whole width',
      `${RIBBON}\nbeside: { title: 旁边, type: bars, columns: [数], rows: [[a, 1], [b, 2]] }`,
      'figures.0.type: expected one of line, bars, dots, since two stand side by side',
    ],
    [
      'a heading that the text does not have',
      `${RIBBON}\nafter: 2`,
      'figures.0.after: expected a number from 0 to 1',
    ],
    ['a misspelt field', `${RIBBON}\nhilight: 风电`, 'figures.0.hilight: expected no field of this name'],
  ])('is refused with %s, and where it stands', async (_, fields, expected) => {
    const found = await findings(figure(fields));
    expect(found).toContain(expected);
    expect(found).toMatch(/^articles\/701009\/one\.zh\.md:\d+ /);
  });

  it('opens the text alone: another names the heading it stands under', async () => {
    const two = `figures:\n  - { title: 一, ${flow} }\n  - { title: 二, ${flow} }\n`;
    expect(await findings(two)).toContain(
      'figures.1.after: expected the number of the heading it stands under',
    );
  });
});

const flow = 'type: steps, rows: [[一], [二]]';

describe('notes beside a text', () => {
  const notes =
    'notes:\n  - { title: 甲, text: 解释, mark: true }\n  - { title: 乙, text: 解释, after: 1 }\n';

  it('pass when the text refers to what is numbered', async () => {
    expect(await findings(notes, '开头[^1]。\n\n## 一\n\n正文。\n')).toBe('');
  });

  it('are refused when the text refers to none, or leaves one out', async () => {
    expect(await findings(notes)).toContain('notes.0.mark: expected [^1] in the text');
    const found = await findings(notes, '开头[^1]。\n\n## 一\n\n正文[^2]。\n');
    expect(found).toMatch(/one\.zh\.md:14 content: expected a note with mark: true for \[\^2\]/);
  });
});

describe('the cover of a text', () => {
  it('is there where the text says that it is a picture of the day [S4-banner]', async () => {
    expect(await findings('daylight: true\n')).toContain('daylight: expected a cover');
  });
});
