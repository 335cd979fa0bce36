import { COLUMNS, INFO_CATEGORIES } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkDisclosure } from './disclosure-rules.ts';

const said = (body: object) =>
  reported(checkDisclosure, [
    aRecord(
      'article',
      'a',
      { columnId: COLUMNS.informationDisclosure, attachments: [{}], ...body },
      inEnglish,
    ),
  ]);

describe('what the bank must disclose', () => {
  it.each(INFO_CATEGORIES)('is a document of the category %s', (docKind) => {
    expect(said({ docKind })).toEqual([]);
  });

  it('is of a known category, and the document itself', () => {
    const expected = `a EN docKind: expected one of ${INFO_CATEGORIES.join(', ')}`;
    expect(said({ docKind: 'GOLD' })).toEqual([`${expected}, found "GOLD"`]);
    expect(said({})).toEqual([`${expected}, found nothing`]);
    expect(said({ docKind: INFO_CATEGORIES[0], attachments: [] })).toEqual([
      'a EN attachments: expected the document itself, as a file, found none',
    ]);
  });

  it('is nothing of other columns', () => {
    expect(said({ columnId: '701001', attachments: [] })).toEqual([]);
  });
});
