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
