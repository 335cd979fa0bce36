import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// V8 lets garbage grow to several times what is in use before it collects; beside a serving process that is its memory.
setFlagsFromString('--heap-growing-percent=30');

// Compiling what a command loads takes longer than most commands. Only beside the code, whose owner may write it: what
// lies here is run. Where the folder is read-only, every start compiles anew. After the flags, to which V8 binds it.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));

const { ownTerminal, runContent } = await import('./commands/run-content.ts');
process.exitCode = await runContent(process.argv.slice(2), process.env, ownTerminal());
