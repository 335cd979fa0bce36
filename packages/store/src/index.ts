export type * from './content-store.ts';
export { ContentUnavailable } from './content-unavailable.ts';
export { openContentStore, openContentWriter } from './open-store.ts';
