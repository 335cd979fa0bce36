import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { keepHeapsSmall } from './process/small-heaps.ts';

// Half of a start is compiling what the last one compiled. Before anything else is read, hence the imports further down.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
keepHeapsSmall();

const [api, { run }] = await Promise.all([import('@bank/api'), import('./process/run.ts')]);
await run({ api });
// Otherwise only a process that ends in order leaves it to the next one.
flushCompileCache();
