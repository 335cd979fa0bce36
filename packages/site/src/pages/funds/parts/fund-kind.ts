import type { Language } from '@bank/contract';
import { bracketed } from '../../../base/format/punctuation.ts';

/** `混合型（偏股混合型）`; a kind that its type already says is said once: `货币型`. */
export function fundKind(type: string, subType: string, language: Language): string {
  return subType === type ? type : type + bracketed(subType, language);
}
