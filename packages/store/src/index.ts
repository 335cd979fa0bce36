export type * from './content-store.ts';
export { ContentUnavailable } from './content-unavailable.ts';
export { openContentStore, openContentWriter, type StoreLocation } from './open-store.ts';
