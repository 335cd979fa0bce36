import { expect, it } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import type { Group } from './query-tree.ts';
import { typedWords } from './typed-words.ts';

const typed = (...tokens: string[]): Group => ({ alts: [{ tokens, weight: 1 }] });

it.each<[string, string, Group, string]>([
  ['a stem', 'Two Mortgages', typed('mortgag'), 'Mortgages'],
  ['simplified characters', '美元匯率', typed('汇率'), '匯率'],
  ['a part of a compound', '积分兑换', typed('兑换'), '兑换'],
  ['words with others between', 'my card was lost', typed('card', 'lost'), 'card was lost'],
  ['a word that is written otherwise', 'JH-2026-021', typed('jh2026021'), 'jh2026021'],
])('gives back how the keyword writes %s', (_name, keyword, group, written) => {
  expect(typedWords(analyse(testDictionary(), keyword), [group, group])).toEqual([written]);
});
