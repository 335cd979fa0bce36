/* What a server needs to have its index built; the building itself happens in a process of its own. */
export { withBuildLock } from './build-lock.ts';
export type { BuildOrder, BuildReply } from './index-builder.ts';
export type { PreparedIndex } from './prepare-index.ts';
export { startBuilder, type Builder } from './start-builder.ts';
