import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../base/bundle/record-line.ts';

/** A field of which the one who changed it saw another value than visitors do. */
export interface Clash {
  path: string[];
  /** In the sources before the change, after it, and as visitors see it. */
  was: unknown;
  is: unknown;
  shown: unknown;
}

/**
 * What visitors see, with all that somebody changed from `was` to `is`. Groups field by field, all else whole. Undefined: there is
 * nothing.
 */
export function layFields(
  { was, is, shown }: Omit<Clash, 'path'>,
  clash: (clash: Clash) => void,
  path: string[] = [],
): unknown {
  if (isDeepStrictEqual(was, is) || isDeepStrictEqual(shown, is)) return shown;
  if (isDeepStrictEqual(shown, was)) return is;
  if (!isGroup(is) || !isGroup(shown)) {
    clash({ path, was, is, shown });
    return is;
  }
  const before = isGroup(was) ? was : {};
  const names = new Set([...Object.keys(shown), ...Object.keys(is)]);
  const laid = [...names].map((name) => {
    const value = { was: before[name], is: is[name], shown: shown[name] };
    return [name, layFields(value, clash, [...path, name])] as const;
  });
  return Object.fromEntries(laid.filter(([, value]) => value !== undefined));
}
