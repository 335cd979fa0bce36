import { STORAGE_PREFIX } from '../../../base/state/stored-names.ts';

export interface RecentFund {
  code: string;
  name: string;
}

const KEY = `${STORAGE_PREFIX}recent-funds`;
/** Of the shape of what is kept: a list of another version starts empty. */
const VERSION = 1;
/** FUND-9. */
const MOST = 8;

const NONE: readonly RecentFund[] = [];
let kept: readonly RecentFund[] | undefined;
const listeners = new Set<() => void>();

/** The funds that the visitor has looked at last, newest first; the same array until one is added. */
export function recentFunds(): readonly RecentFund[] {
  return (kept ??= read());
}

export function noRecentFunds(): readonly RecentFund[] {
  return NONE;
}

export function rememberFund(fund: RecentFund): void {
  write([fund, ...recentFunds().filter(({ code }) => code !== fund.code)].slice(0, MOST));
}

export function forgetFunds(): void {
  write(NONE);
}

export function watchRecentFunds(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(funds: readonly RecentFund[]): void {
  kept = funds;
  try {
    if (funds.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ v: VERSION, data: funds }));
  } catch {
    // Storage is refused or full: the list lives as long as the document.
  }
  for (const listener of listeners) listener();
}

function read(): readonly RecentFund[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('v' in value) || value.v !== VERSION) return NONE;
    const data: unknown = 'data' in value ? value.data : undefined;
    return Array.isArray(data) ? data.filter(isRecentFund).slice(0, MOST) : NONE;
  } catch {
    // Storage is refused, or somebody else's text stands there: the list starts empty.
    return NONE;
  }
}

function isRecentFund(value: unknown): value is RecentFund {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    /^\d{6}$/.test(value.code) &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
