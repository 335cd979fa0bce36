import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What both builds have in common. */
export const sharedConfig = {
  // A folder that the repository leaves out already.
  distDir: '.cache',
  turbopack: { root: dirname(dirname(fileURLToPath(import.meta.url))) },
};
