import type { Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aWealthProduct } from '@bank/contract/testing';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A registered wealth product on sale named as its code, without a benchmark in figures. */
export const aProduct = (
  prodCode: string,
  given: Partial<RecordBody<'wealth-product'>> = {},
  language: Language = 'CN',
): NewItem =>
  parsedRecord(
    'wealth-product',
    prodCode.toLowerCase(),
    {
      sort: 1,
      ...aWealthProduct({ prodCode, prodName: prodCode, registerCode: `Z7001626${prodCode}` }),
      benchmarkLow: undefined,
      benchmarkHigh: undefined,
      ...given,
    },
    language,
  );
