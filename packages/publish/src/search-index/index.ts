/* What a server needs to have its index built; the building itself happens in a thread. */
export { withBuildLock } from './build-lock.ts';
export type { BuildOrder, BuildReply } from './build-worker.ts';
export type { PreparedIndex } from './prepare-index.ts';

/** What a thread is started with to build an index; it is given a `BuildOrder`. */
export const BUILD_WORKER = new URL('./build-worker.ts', import.meta.url);
