// Before anything else is read, hence in a file of its own.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=30');
// Every check has a thread of its own, which would compile a thousand files anew each time. Threads are told by the environment.
const compiled = join(import.meta.dirname, '../../../.cache/compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;

await import('./app/run.ts');
// Otherwise only a process that ends in order leaves it to the next one.
flushCompileCache();
