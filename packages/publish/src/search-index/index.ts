/* What a server needs to have its index built; the building itself happens in a process of its own. */
export { withBuildLock } from './build-lock.ts';
export type { BuildOrder, BuildReply } from './build-process.ts';
export type { PreparedIndex } from './prepare-index.ts';

/** The program that builds an index; it is sent a `BuildOrder`, answers with `BuildReply`s and ends. */
export const INDEX_BUILDER = new URL('./build-process.ts', import.meta.url);
