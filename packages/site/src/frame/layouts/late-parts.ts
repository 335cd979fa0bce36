/* What a page needs only once it has come alive, in one chunk that the first paint does not wait for. */
export { LanguageNote } from '../chrome/LanguageNote.tsx';
export { ConsentPlace } from '../consent/ConsentPlace.tsx';
export { keepFocusInSight } from './keep-focus-in-sight.ts';
export { keepScrolled } from './keep-scrolled.ts';
export { startTracking } from '../tracking/start-tracking.ts';
