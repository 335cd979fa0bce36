import { setFlagsFromString } from 'node:v8';
import { wordsIn } from '@bank/publish/editing';
import { buildApp } from './app/app.ts';
import { readConfig } from './app/config.ts';
import { builtPages } from './app/rendering.ts';
import { closeStudio, openStudio } from './app/studio.ts';

setFlagsFromString('--heap-growing-percent=30');
// React's own development build is several times slower.
process.env['NODE_ENV'] ??= 'production';

async function start(): Promise<void> {
  const { env } = process;
  const config = readConfig({
    ...env,
    STUDIO_HOST: env.STUDIO_HOST,
    STUDIO_PORT: env.STUDIO_PORT,
    STUDIO_CONTENT: env.STUDIO_CONTENT,
  });
  const studio = openStudio(config);
  const app = buildApp(studio, await builtPages());
  const url = await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`The studio listens on ${url}\n`);
  const stop = () => {
    void app.close().then(() => closeStudio(studio));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  const said = error as Error & { words?: Parameters<typeof wordsIn>[0] };
  process.stderr.write(`${said.words === undefined ? said.message : wordsIn(said.words, 'EN')}\n`);
  process.exitCode = 1;
}
