import type { Language } from '@bank/contract';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A page named as its code; one without an address or a component is a heading of menus. */
export const aPage = (code: string, given: object = {}, language: Language = 'CN'): NewItem =>
  parsedRecord('page', code, { code, name: code, title: code, ...given }, language);
