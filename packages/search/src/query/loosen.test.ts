import { describe, expect, it } from 'vitest';
import { loosen } from './loosen.ts';
import type { Group } from './query-tree.ts';

const apart = (group: Group, isInTexts = false) =>
  loosen({ keyword: '', groups: [group], terms: [] }, () => isInTexts).groups;

describe('a keyword that too little has all of [SRCH-4]', () => {
  it('is taken apart into the words of its compounds, the whole coming on top', () => {
    const whole: Group = {
      alts: [
        { tokens: ['积分兑换'], weight: 1 },
        { tokens: ['积分', '兑换'], weight: 0.9 },
      ],
    };
    expect(apart(whole)).toEqual([
      { alts: [{ tokens: ['积分'], weight: 1 }] },
      { alts: [{ tokens: ['兑换'], weight: 1 }] },
      { ...whole, optional: true },
    ]);
  });

  it('keeps other words for the whole beside each part', () => {
    const synonym = { tokens: ['保理'], weight: 0.8 };
    const [part] = apart({ alts: [{ tokens: ['应收账款', '融资'], weight: 1, phrase: true }, synonym] });
    expect(part).toEqual({ alts: [{ tokens: ['应收账款'], weight: 1 }, synonym] });
  });

  const run: Group = { alts: [{ tokens: ['玩', '刷', '哪'], weight: 1, phrase: true }] };
  it('counts each character a little of a run that no text has', () => {
    expect(apart(run)).toEqual(
      ['玩', '刷', '哪'].map((token) => ({ alts: [{ tokens: [token], weight: 1 }], optional: true })),
    );
    expect(apart(run, true)).toEqual([run]);
  });

  it.each<[string, Group]>([
    ['a word', { alts: [{ tokens: ['理财'], weight: 1 }] }],
    ['a name of single characters', { alts: [{ tokens: ['沈', '若', '川'], weight: 1, phrase: true }] }],
    ['a code', { alts: [{ tokens: ['jh', '2026021'], weight: 1 }], code: true }],
  ])('leaves %s as it is', (_name, group) => {
    expect(apart(group)).toEqual([group]);
  });
});
