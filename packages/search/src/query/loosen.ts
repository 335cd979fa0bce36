import type { Alternative, Group, QueryTree } from './query-tree.ts';
import { saysSomething } from './says-something.ts';
import { isLikeName } from './surnames.ts';

/**
 * The same keyword for a search that takes what it can get: compounds are taken apart, so that a page with a part of
 * one is found and counts as much as the part says. Who has the whole still comes first: 积分兑换 → 积分 + 兑换, and 积分兑换 on top.
 * A run of characters that no text has side by side is no word; each of them counts a little.
 */
export function loosen(tree: QueryTree, isInTexts: (terms: readonly string[]) => boolean): QueryTree {
  return { ...tree, groups: tree.groups.flatMap((group) => takenApart(group, isInTexts)) };
}

function takenApart(group: Group, isInTexts: (terms: readonly string[]) => boolean): Group[] {
  if (isStrangeRun(group) && !isInTexts(group.alts[0].tokens)) {
    return group.alts[0].tokens.map((token) => ({ alts: [{ tokens: [token], weight: 1 }], optional: true }));
  }
  const parts = group.code === true ? [] : partsOf(group.alts);
  if (parts.length < 2) return [group];
  const typed = group.alts[0]?.tokens.join('');
  const otherWords = group.alts.filter(({ tokens }) => tokens.join('') !== typed);
  const each = parts.map((part): Group => ({ alts: [{ tokens: [part], weight: 1 }, ...otherWords] }));
  return [...each, { ...group, optional: true }];
}

/** Lone characters that no word covers, which are no name and have no other words: 玩刷哪张卡. */
function isStrangeRun(group: Group): group is Group & { alts: readonly [Alternative] } {
  const [typed, ...others] = group.alts;
  return (
    typed !== undefined &&
    typed.phrase === true &&
    others.length === 0 &&
    group.optional !== true &&
    group.code !== true &&
    typed.tokens.every((token) => /^\p{Script=Han}$/u.test(token)) &&
    !isLikeName(typed.tokens)
  );
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
