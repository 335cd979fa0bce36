export type * from './base/content-store.ts';
export { ContentUnavailable } from './base/content-unavailable.ts';
export { dataFolder } from './base/data-folder.mjs';
export { openContentStore, openContentWriter, type StoreLocation } from './open-store.ts';
export { keepToOwner, makeOwnFolder, writeOwnFile } from './base/owner-only.ts';
export { AlteredMedia } from './snapshots/sound-media.ts';
export { openVisitsStore, type VisitsLocation } from './visits/open-visits.ts';
export type * from './visits/visits-store.ts';
export { VisitsUnavailable } from './visits/visits-unavailable.ts';
