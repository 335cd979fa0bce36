import { riskNumber } from '../../base/format/risk-number.ts';
import type { Candidate } from './Candidates.tsx';

/** Two products worth a look side by side, and how far their risk levels are apart: 0 for the same level. */
export interface ReadyPair {
  apart: number;
  pair: readonly [Candidate, Candidate];
}

/** Of the candidates in their order: two of one level, two neighbours, and the two that are farthest apart. */
export function readyPairs(candidates: readonly Candidate[]): ReadyPair[] {
  const all = candidates.flatMap((one, index) =>
    candidates.slice(index + 1).map((other): ReadyPair => ({
      apart: Math.abs(riskNumber(one.riskLevel) - riskNumber(other.riskLevel)),
      pair: riskNumber(one.riskLevel) <= riskNumber(other.riskLevel) ? [one, other] : [other, one],
    })),
  );
  const farthest = Math.max(...all.map(({ apart }) => apart));
  return [...new Set([0, 1, farthest])].flatMap((apart) => all.find((pair) => pair.apart === apart) ?? []);
}
