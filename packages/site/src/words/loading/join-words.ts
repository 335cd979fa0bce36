const joined = new WeakMap<object, WeakMap<object, object>>();

/** The same words give the same object again, so that nothing is drawn anew for them. */
export function joinWords<Words extends object, More extends object>(words: Words, more: More): Words & More {
  const known = joined.get(words)?.get(more);
  if (known !== undefined) return known as Words & More;
  const all = { ...words, ...more };
  const others = joined.get(words) ?? new WeakMap<object, object>();
  joined.set(words, others.set(more, all));
  return all;
}

/**
 * What a Chinese word follows: a space stands after figures only, so 2026-11-20 起 but 2026 年 11 月 20 日起. It stands here because
 * this file comes with what every page starts with; in one of its own it would be one more request before the words.
 */
export const beforeHan = (text: string): string => (/\p{Script=Han}$/u.test(text) ? text : `${text} `);
