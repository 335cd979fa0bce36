import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** An entry of consumer education, among the financial knowledge, that is all named as its key. */
export const aLesson = (key: string, given: Partial<RecordBody<'edu-item'>> = {}): NewItem =>
  parsedRecord('edu-item', key, {
    columnId: '103003',
    title: key,
    summary: key,
    publishDate: '2026-11-01',
    content: `<p>${key}</p>`,
    ...given,
  });
