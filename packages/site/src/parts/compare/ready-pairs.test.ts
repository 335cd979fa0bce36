import { describe, expect, it } from 'vitest';
import type { Candidate } from './Candidates.tsx';
import { readyPairs } from './ready-pairs.ts';

const of = (...levels: Candidate['riskLevel'][]) =>
  levels.map((riskLevel, index): Candidate => ({ code: String(index), name: riskLevel, riskLevel }));
const codes = (candidates: Candidate[]) =>
  readyPairs(candidates).map(({ apart, pair }) => [apart, ...pair.map(({ code }) => code)]);

describe('comparisons to begin with [WLTH-3]', () => {
  it('are two of one level, two neighbours and the two farthest apart, the calmer one first', () => {
    expect(codes(of('R2', 'R1', 'R2', 'R4'))).toEqual([
      [0, '0', '2'],
      [1, '1', '0'],
      [3, '1', '3'],
    ]);
  });

  it('name no pair twice and leave out what the candidates do not have', () => {
    expect(codes(of('R1', 'R2'))).toEqual([[1, '0', '1']]);
    expect(codes(of('R3', 'R3'))).toEqual([[0, '0', '1']]);
    expect(codes(of('R1', 'R5'))).toEqual([[4, '0', '1']]);
  });

  it('are none for fewer than two', () => {
    expect(readyPairs(of('R1'))).toEqual([]);
    expect(readyPairs([])).toEqual([]);
  });
});
