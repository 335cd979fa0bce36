import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { keepHeapsSmall } from './process/small-heaps.ts';

keepHeapsSmall();
// Half of a start is compiling what the last one compiled. Before anything else is read, hence the imports further down; after
// the flags of V8, which takes only what was compiled under the same ones. Threads are told by the environment.
const compiled = join(import.meta.dirname, '../../../.cache/compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;

const [api, { run }] = await Promise.all([import('@bank/api'), import('./process/run.ts')]);
await run({ api });
// Otherwise only a process that ends in order leaves it to the next one.
flushCompileCache();
