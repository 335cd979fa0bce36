import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('fieldChanges', () => {
  it('names each field that differs, those in groups and lists by their path', () => {
    expect(
      fieldChanges(
        { title: 'A', rates: { Y1: '1.45', Y2: '1.50' }, steps: ['x', 'y'], gone: true },
        { title: 'A', rates: { Y1: '1.40', Y2: '1.50' }, steps: ['x'], come: '3' },
      ),
    ).toEqual([
      { field: 'rates.Y1', before: '1.45', after: '1.40' },
      { field: 'steps.1', before: 'y', after: undefined },
      { field: 'gone', before: 'true', after: undefined },
      { field: 'come', before: undefined, after: '3' },
    ]);
  });

  it('shows the words of a long text that differ, with a few around them', () => {
    const before =
      '自十二月一日起，本行各网点营业时间调整为上午九点至下午五点，节假日的营业时间另行公告，请以公告为准。';
    const [change] = fieldChanges({ text: before }, { text: before.replace('五点', '六点') });
    expect(change?.before).toMatch(/^….*五点.*…$/);
    expect(change?.after).toBe(change?.before?.replace('五', '六'));
    expect(change?.before).not.toContain('十二月');
    expect(change?.before).not.toContain('为准');
  });

  it('shows of a cover its picture, and nothing of what was made of it', () => {
    const cover = (name: string) =>
      JSON.stringify([{ path: `${name}.jpg`, ext: 'jpg', variants: [{ path: `${name}.avif`, width: 400 }] }]);
    expect(fieldChanges({ cover: cover('a') }, { cover: cover('b') })).toEqual([
      { field: 'cover', before: 'a.jpg', after: 'b.jpg' },
    ]);
  });

  it('calls a file as its author did, with its size', () => {
    const cover = (name: string) => JSON.stringify([{ path: '69ab0e.svg', name, width: 960, height: 640 }]);
    expect(fieldChanges({ cover: cover('hall.svg') }, { cover: cover('fair.svg') })).toEqual([
      { field: 'cover', before: 'hall.svg, 960 × 640', after: 'fair.svg, 960 × 640' },
    ]);
  });

  it('compares rich text by paragraph and tables by row', () => {
    const table = (rate: string) =>
      `<p>Rates</p><table><tr><td>1 year</td><td><p>1.45</p></td></tr><tr><td>2 years</td><td><p>${rate}</p></td></tr></table>`;
    expect(fieldChanges(table('1.50'), table('1.55'), 'content')).toEqual([
      { field: 'content', before: '2 years | 1.50 |', after: '2 years | 1.55 |' },
    ]);
    expect(fieldChanges('<p>a</p><p>b</p>', '<p>a</p><p>new</p><p>b</p>')).toEqual([
      { field: '', before: undefined, after: 'new' },
    ]);
  });

  it('names the picture that took the place of another', () => {
    expect(fieldChanges('<p>a</p><img src="/images/1.svg">', '<p>a</p><img src="/images/2.svg">')).toEqual([
      { field: '', before: '[/images/1.svg]', after: '[/images/2.svg]' },
    ]);
  });

  it('says of what only its form changed that the words are the same', () => {
    expect(fieldChanges('<p>a</p><p>b</p>', '<p>b</p><p>a</p>')).toEqual([
      { field: '', before: 'the same words', after: 'in another order or form' },
    ]);
    expect(fieldChanges('<p>a</p>', '<p>a</p>')).toEqual([]);
  });
});
