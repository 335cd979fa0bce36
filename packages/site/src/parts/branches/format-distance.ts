import type { BranchWords } from '../../words/bank/branches/words.ts';

/** 340 → `340 m`, 1240 → `1.2 km`, 12400 → `12 km`: no finer than a straight line means. */
export function formatDistance(metres: number, words: Pick<BranchWords, 'metres' | 'kilometres'>): string {
  if (metres < 995) return words.metres(Math.max(10, Math.round(metres / 10) * 10));
  const kilometres = metres / 1000;
  return words.kilometres(
    kilometres < 9.95 ? String(Number(kilometres.toFixed(1))) : String(Math.round(kilometres)),
  );
}
