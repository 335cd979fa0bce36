import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As `packages/publish/src/cli.ts`, with the commands that need the server.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
// React's own development build is several times slower.
process.env['NODE_ENV'] ??= 'production';

const { runContent } = await import('@bank/publish/run-content');
process.exitCode = await runContent(
  process.argv.slice(2),
  process.env,
  {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  },
  { mirror: async () => (await import('./process/mirror/mirror-command.ts')).mirrorCommand(process.env) },
);
