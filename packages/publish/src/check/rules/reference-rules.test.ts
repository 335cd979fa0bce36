import { SECTIONS } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkReferences } from './reference-rules.ts';

const page = aRecord('page', 'list', { code: 'list' });
const column = (columnId: string, more: object = {}, key = columnId) =>
  aRecord('column', key, { columnId, page: 'list', ...more });
const [section = ''] = Object.values(SECTIONS);

describe('what records name', () => {
  it('is known in their language', () => {
    const records = [
      page,
      column('701001'),
      aRecord('article', 'a', { columnId: '701001' }),
      aRecord('edu-item', 'e', { columnId: '701001' }),
      aRecord('page', 'p', { code: 'p', columnId: '701001' }),
      aRecord('banner', 'b', { pageId: section }),
      aRecord('wealth-product', 'w', { prodCode: 'W1' }),
      aRecord('product-group', 'g', { codes: ['W1'] }),
      aRecord('fund', 'f', { fundCode: 'F1' }),
      aRecord('fund-group', 'h', { codes: ['F1'] }),
    ];
    expect(reported(checkReferences, records)).toEqual([]);
  });

  it('is no column, page or section that nobody has', () => {
    const known = Object.values(SECTIONS).join(', ');
    const records = [
      page,
      column('701001', { page: 'none' }),
      aRecord('article', 'a', { columnId: '701009' }),
      aRecord('edu-item', 'e', { columnId: '701009' }),
      aRecord('page', 'p', { code: 'p', columnId: '701009' }),
      aRecord('article', 'en', { columnId: '701001' }, inEnglish),
      aRecord('banner', 'b', { pageId: 'nowhere' }),
    ];
    expect(reported(checkReferences, records)).toEqual([
      '701001 CN page: expected the code of a page in CN, found "none"',
      'a CN columnId: expected a column of columns.yaml in CN, found "701009"',
      'e CN columnId: expected a column of columns.yaml in CN, found "701009"',
      'p CN columnId: expected a column of columns.yaml in CN, found "701009"',
      'en EN columnId: expected a column of columns.yaml in EN, found "701001"',
      `b CN pageId: expected one of ${known}, found "nowhere"`,
    ]);
  });

  it('is no product that nobody sells', () => {
    const records = [
      aRecord('wealth-product', 'w', { prodCode: 'W1' }),
      aRecord('fund', 'f', { fundCode: 'F1' }),
      aRecord('product-group', 'g', { codes: ['W1', 'F1'] }),
      aRecord('fund-group', 'h', { codes: ['W1'] }),
    ];
    expect(reported(checkReferences, records)).toEqual([
      'g CN codes.1: expected the prodCode of a product in CN, found "F1"',
      'h CN codes.0: expected the fundCode of a product in CN, found "W1"',
    ]);
  });

  it('is one record: columns and codes of products are their own', () => {
    const records = [page, column('701001'), column('701001', {}, 'again'), column('701002')];
    expect(reported(checkReferences, records)).toEqual([
      'again CN columnId: expected a columnId of its own (701001 has the same), found "701001"',
    ]);
    const funds = ['f', 'g'].map((key) => aRecord('fund', key, { fundCode: 'F1' }));
    expect(reported(checkReferences, funds)).toEqual([
      'g CN fundCode: expected a fundCode of its own (f has the same), found "F1"',
    ]);
  });
});
