import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

const KEY = `${STORAGE_PREFIX}scroll`;
const KEPT = 50;

export interface Scroll {
  top: number;
  /** `#id` of a heading to go to instead, or ''. */
  anchor: string;
}

/** Remembers how far the page at a history entry was scrolled, for this tab. */
export function saveScroll(key: string): void {
  try {
    const kept = Object.entries(read()).filter(([other]) => other !== key);
    const next = Object.fromEntries([...kept, [key, Math.round(scrollY)]].slice(-KEPT));
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is refused or full: coming back starts at the top.
  }
}

export function savedScroll(key: string): Scroll | undefined {
  const top = read()[key];
  return typeof top === 'number' ? { top, anchor: '' } : undefined;
}

function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Puts the page where its place wants it, right after it was drawn. */
export function applyScroll({ top, anchor }: Scroll): void {
  const target = anchor === '' ? null : document.getElementById(decodeURIComponent(anchor.slice(1)));
  if (target === null) scrollTo(0, top);
  else target.scrollIntoView();
}
