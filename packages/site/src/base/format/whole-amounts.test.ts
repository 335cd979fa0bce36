import { expect, it } from 'vitest';
import type { Client, Language } from '@bank/contract';
import { wholeAmounts, withWholeAmounts } from './whole-amounts.ts';

const answering = (language: Language, answer: unknown): Client =>
  withWholeAmounts({ language, call: () => Promise.resolve(answer as never) });
const ask = (language: Language, answer: unknown): Promise<unknown> =>
  answering(language, answer).call({ method: 'POST', path: '/api/x' }, {});

it('an amount stays with its currency, and nothing else is touched', () => {
  expect(wholeAmounts('From CNY 1,000,000 or USD 5, in CNY and at 5 CNY')).toBe(
    'From CNY\u00a01,000,000 or USD\u00a05, in CNY and at 5 CNY',
  );
});

it('English pages are drawn from texts whose amounts stay whole, however deep they stand', async () => {
  const texts = { list: [{ title: 'CNY 50', facts: ['a', 'USD 5'] }, { title: 'b' }], total: 2, none: null };
  expect(await ask('EN', texts)).toEqual({
    list: [{ title: 'CNY\u00a050', facts: ['a', 'USD\u00a05'] }, { title: 'b' }],
    total: 2,
    none: null,
  });
  expect(texts.list[0]?.title).toBe('CNY 50');
});

it('an answer without any is handed on as it is, and so is every Chinese one', async () => {
  const none = { list: [{ title: 'CNY' }], day: undefined };
  expect(await ask('EN', none)).toBe(none);
  const chinese = { title: 'CNY 50' };
  expect(await ask('CN', chinese)).toBe(chinese);
});
