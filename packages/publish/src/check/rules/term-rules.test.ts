import { describe, expect, it } from 'vitest';
import { Terms } from '../../formats/terms/terms.ts';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkTerms } from './term-rules.ts';

const terms = new Terms([
  { en: 'late payment fee', forbidden: ['late charge', 'late payment charge'] },
  { en: 'branch', forbidden: ['outlet', 'charge desk'] },
]);
const said = (body: object, more: object = inEnglish) =>
  reported((content) => checkTerms(content, terms), [aRecord('article', 'a', body, more)]);

describe('words of the glossary [LANG-8]', () => {
  it('are asked for where an English text says another, at any depth', () => {
    expect(
      said({ title: 'A Late Charge', facts: [{ label: 'Outlets' }], content: '<p>an <b>outlet</b></p>' }),
    ).toEqual([
      'warning: a EN title: expected “late payment fee”, as the glossary has it, found "Late Charge" at Late Charge',
      'warning: a EN facts.0.label: expected “branch”, as the glossary has it, found "Outlet" at Outlet',
      'warning: a EN content: expected “branch”, as the glossary has it, found "outlet" at outlet',
    ]);
  });

  it('are found whole: not within another word or a compound, once where one holds another', () => {
    expect(said({ title: 'outletting, an outlet-store and an in-outlet counter' })).toEqual([]);
    expect(said({ title: 'late payment charges' })).toHaveLength(1);
  });

  it('are not looked for in Chinese texts, addresses and targets of links', () => {
    expect(said({ title: '一家 outlet' }, {})).toEqual([]);
    expect(
      said({
        detailPath: '/outlet',
        url: '/outlet',
        content: '<a href="/outlet">x</a> https://x.example/outlet',
      }),
    ).toEqual([]);
  });
});
