/* Which keyword may be counted, and what counts as the same one. */
export { spellingOf as searchSpelling } from './analyse/normalise.ts';
export {
  holdsPersonalNumber,
  hotSearchRefusal,
  type HotSearchRefusal,
} from './hot-search/hot-search-rules.ts';
export { blockedByDefault } from './settings/blocked-by-default.ts';
