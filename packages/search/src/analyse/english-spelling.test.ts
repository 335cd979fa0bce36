import { expect, it } from 'vitest';
import { americanSpelling } from './english-spelling.ts';

it.each([
  ['organisation', 'organization'],
  ['authorised', 'authorized'],
  ['recognise', 'recognize'],
  ['favourable', 'favorable'],
  ['centres', 'centers'],
  ['cancelled', 'canceled'],
  ['installments', 'instalments'],
  ['enrollment', 'enrolment'],
  ['licence', 'license'],
  ['practising', 'practicing'],
  ['programme', 'program'],
  ['enquiries', 'inquiries'],
])('spells %s as %s', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});

it.each([
  'promise',
  'enterprise',
  'otherwise',
  'exercise',
  'supervise',
  'franchise',
  'hour',
  'four',
  'there',
  'called',
])('leaves %s as it is', (word) => {
  expect(americanSpelling(word)).toBe(word);
});
