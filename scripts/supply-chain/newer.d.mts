export interface Newer {
  name: string;
  ours: string;
  newest: string;
  step: 'major' | 'minor' | 'patch';
  places: string[];
}
export function newerIn(answer: string): Newer[] | undefined;
export function stepBetween(ours: string, newest: string): Newer['step'] | undefined;
export function tableOf(newer: readonly Newer[]): string;
