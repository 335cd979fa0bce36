import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// As `packages/publish/src/cli.ts`, with the commands that need the server.
setFlagsFromString('--heap-growing-percent=30');
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
// React's own development build is several times slower.
process.env['NODE_ENV'] ??= 'production';

const { ownTerminal, runContent } = await import('@bank/publish/run-content');
process.exitCode = await runContent(process.argv.slice(2), process.env, ownTerminal(), {
  mirror: async () => (await import('./process/mirror/mirror-command.ts')).mirrorCommand(process.env),
  preview: async () => (await import('./process/preview/preview-command.ts')).previewCommand(process.env),
});
