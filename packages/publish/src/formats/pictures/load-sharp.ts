import type sharp from 'sharp';

type Sharp = typeof sharp;
let loading: Promise<Sharp | undefined> | undefined;

/**
 * The library that decodes pictures: a tool of those who pack, which the container does not have
 * (docs/decisions/0059-pictures-are-made-by-those-who-pack.md). Undefined where it is not installed.
 */
export function loadSharp(): Promise<Sharp | undefined> {
  loading ??= import('sharp').then(
    ({ default: library }) => {
      // One picture after the other, each by one thread: the same bytes everywhere, and memory for one.
      library.concurrency(1);
      library.cache(false);
      return library;
    },
    () => undefined,
  );
  return loading;
}
