import { stampOf } from './form-text.ts';

export interface SentField {
  field: string;
  /** Its stamp when the form was shown. */
  base: string;
  typed: string;
}

export type Merged =
  | { outcome: 'kept' }
  | { outcome: 'taken' }
  /** Somebody else wrote it since the form was shown, and this person did too. */
  | { outcome: 'conflict' };

/** One field of a form beside what is there now: what one person changed is never written over by what another left as it was. */
export function mergeField({ base, typed }: Pick<SentField, 'base' | 'typed'>, current: string): Merged {
  const sent = stampOf(typed);
  const now = stampOf(current);
  if (sent === base || sent === now) return { outcome: 'kept' };
  return { outcome: now === base ? 'taken' : 'conflict' };
}
