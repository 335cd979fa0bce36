import type { Language } from '@bank/contract';

const YEAR_DAYS = 365;
/** Shorter terms are quoted in days, the way product papers do. */
const IN_YEARS_FROM_DAYS = 3 * YEAR_DAYS;

/** How long a product holds the money: 0 → `每日`, `Daily`; 182 → `182 天`, `182 days`; 1825 → `5 年`, `5 years`. */
export function formatHoldingTerm(days: number, language: Language): string {
  if (days === 0) return language === 'CN' ? '每日' : 'Daily';
  if (days >= IN_YEARS_FROM_DAYS && days % YEAR_DAYS === 0) {
    const years = days / YEAR_DAYS;
    return language === 'CN' ? `${years} 年` : `${years} years`;
  }
  if (language === 'CN') return `${days} 天`;
  return days === 1 ? '1 day' : `${days} days`;
}
