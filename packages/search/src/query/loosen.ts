import type { Alternative, Group, QueryTree } from './query-tree.ts';
import { saysSomething } from './says-something.ts';

/**
 * The same keyword for a search that takes what it can get: compounds are taken apart, so that a page with a part of
 * one is found and counts as much as the part says. Who has the whole still comes first: 积分兑换 → 积分 + 兑换, and 积分兑换 on top.
 */
export function loosen(tree: QueryTree): QueryTree {
  return { ...tree, groups: tree.groups.flatMap(takenApart) };
}

function takenApart(group: Group): Group[] {
  const parts = group.code === true ? [] : partsOf(group.alts);
  if (parts.length < 2) return [group];
  const typed = group.alts[0]?.tokens.join('');
  const otherWords = group.alts.filter(({ tokens }) => tokens.join('') !== typed);
  const each = parts.map((part): Group => ({ alts: [{ tokens: [part], weight: 1 }, ...otherWords] }));
  return [...each, { ...group, optional: true }];
}

/** The words that the typed one is made of, where all of them say something. */
function partsOf([typed, ...others]: readonly Alternative[]): readonly string[] {
  if (typed === undefined) return [];
  const whole = typed.tokens.join('');
  const split =
    typed.tokens.length > 1
      ? typed
      : others.find(({ tokens }) => tokens.length > 1 && tokens.join('') === whole);
  return split?.tokens.every(saysSomething) === true ? split.tokens : [];
}
