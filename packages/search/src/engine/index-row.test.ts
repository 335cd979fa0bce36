import { expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { analyseDocument, spaced } from './index-row.ts';

const BODY = 'First of all\nand then\nat the end';

it.each([
  ['its summary', { summary: 'In short', body: BODY }, 'in short', 'first of all and then at the end about'],
  ['its first paragraph, where it has none', { body: BODY }, 'first of all', 'and then at the end about'],
  ['the next, where the first is repeated', { body: BODY }, 'and then', 'at the end about', ['Firstofall']],
  ['nothing, where it has no text', {}, '', 'about', []],
])('takes for what a page says first %s', (_name, part, lead, body, repeated: readonly string[] = []) => {
  const document = aDocument({ id: 'one', language: 'EN', trail: ['About'], ...part });
  const { terms } = analyseDocument(testDictionary(), document, new Set(repeated));
  expect(spaced(terms.lead)).toBe(lead);
  expect(spaced(terms.body)).toBe(body);
});

it('takes the codes of a page for its names, and those it speaks of not', () => {
  const document = aDocument({ id: 'one', title: 'JH2026021 开放', summary: '', codes: ['TX-26012'] });
  const { terms } = analyseDocument(testDictionary(), document);
  expect(spaced(terms.tsub)).toBe('tx26012');
  expect(spaced(terms.lead)).toBe('tx26012');
  expect(spaced(terms.code).split(' ')).toEqual(expect.arrayContaining(['tx26012', 'jh2026021']));
});
