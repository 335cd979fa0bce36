import { ALGORITHMS, type Algorithm } from './signing-key.ts';

/** Of CONTENT_SIGNATURE_ALGORITHMS; undefined for what is none. */
export function readAlgorithms(text: string): readonly Algorithm[] | undefined {
  const named = text.split(',').map((one) => one.trim());
  const known = ALGORITHMS.filter((one) => named.includes(one));
  return known.length === named.length ? known : undefined;
}
