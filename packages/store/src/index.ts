export type * from './content-store.ts';
export { ContentUnavailable } from './content-unavailable.ts';
export { openContentStore, openContentWriter, type StoreLocation } from './open-store.ts';
export { keepToOwner, makeOwnFolder, writeOwnFile } from './owner-only.ts';
export { AlteredMedia } from './sound-media.ts';
export { openVisitsStore, type VisitsLocation } from './visits/open-visits.ts';
export type * from './visits/visits-store.ts';
export { VisitsUnavailable } from './visits/visits-unavailable.ts';
