// Not in TypeScript: Node would keep its parser of it, 10 MB, for as long as the server runs.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { builtProgram } from './process/built/built-program.mjs';
import { keepHeapsSmall } from './process/small-heaps.mjs';

keepHeapsSmall();
// Half of a start is compiling what the last one compiled. Before anything else is read, hence the imports further down; after
// the flags of V8, which takes only what was compiled under the same ones. Threads are told by the environment.
const compiled = join(import.meta.dirname, '../../../.cache/compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;

const { start } = await import(builtProgram() ?? './process/built/program.ts');
await start();
// Otherwise only a process that ends in order leaves it to the next one.
flushCompileCache();
