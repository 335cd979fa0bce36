import { describe, expect, it } from 'vitest';
import { heightOfSection, marginBands } from './margin-bands.ts';
import { storySections } from './story-sections.ts';

describe('the parts of a text', () => {
  const content = '<p>开头</p><h2 id="a">甲</h2><p>一</p><h2 id="b">乙</h2><p>二</p>';
  const note = { text: '解释', after: 0, mark: true };

  it('are what comes before the first heading, and each heading with what follows it', () => {
    expect(storySections({ content }).map(({ heading, html }) => [heading, html])).toEqual([
      ['', '<p>开头</p>'],
      ['甲', '<h2 id="a">甲</h2><p>一</p>'],
      ['乙', '<h2 id="b">乙</h2><p>二</p>'],
    ]);
  });

  it('hold the notes beside them, numbered through the text', () => {
    const notes = [
      { ...note, title: '甲注' },
      { ...note, title: '无号', mark: false },
      { ...note, title: '乙注', after: 2 },
    ];
    const sections = storySections({ content, notes });
    expect(sections.map((section) => section.notes.map(({ title, number }) => [title, number]))).toEqual([
      [
        ['甲注', 1],
        ['无号', undefined],
      ],
      [],
      [['乙注', 2]],
    ]);
  });

  it('begin with a heading where the text does: what stands at its beginning stands under it', () => {
    const [first] = storySections({
      content: content.slice('<p>开头</p>'.length),
      notes: [{ ...note, title: '注' }],
    });
    expect(first?.heading).toBe('甲');
    expect(first?.notes).toHaveLength(1);
  });

  it('are higher the more they say', () => {
    const longText = `<p>短。</p><h2 id="a">甲</h2><p>${'长'.repeat(400)}</p>`;
    const [short = NaN, long] = storySections({ content: longText }).map(heightOfSection);
    expect(long).toBeGreaterThan(short * 4);
  });
});

describe('the margin', () => {
  it.each([
    ['nothing', [300, 300], [], []],
    [
      'a group from its own part on',
      [300, 300, 300],
      [{ at: 1, height: 100 }],
      [
        [0, 1, []],
        [1, 3, [0]],
      ],
    ],
    [
      'the second group only where the first one ends',
      [100, 100, 300],
      [
        { at: 0, height: 180 },
        { at: 1, height: 100 },
      ],
      [
        [0, 2, [0]],
        [2, 3, [1]],
      ],
    ],
    [
      'a group earlier that would go on below the text',
      [300, 100],
      [
        { at: 1, height: 180 },
        { at: 1, height: 100 },
      ],
      [
        [0, 1, [0]],
        [1, 2, [1]],
      ],
    ],
    [
      'two groups, one under the other, where the text has no other part',
      [100],
      [
        { at: 0, height: 180 },
        { at: 0, height: 100 },
      ],
      [[0, 1, [0, 1]]],
    ],
  ])('puts %s beside the text', (_, sections, groups, bands) => {
    const expected = bands.map(([from, to, own]) => ({ from, to, groups: own }));
    expect(marginBands(sections, groups)).toEqual(
      groups.length === 0 ? [{ from: 0, to: 2, groups: [] }] : expected,
    );
  });
});
