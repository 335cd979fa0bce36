import { wordsIn } from '@bank/publish/editing';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { onPort } from './on-port.ts';
import { builtPages } from './rendering.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { listenForPreviews } from './previews/preview-gate.ts';
import { closeStudio, openStudio } from './studio.ts';

// React's own development build is several times slower.
process.env['NODE_ENV'] ??= 'production';

function configOf({ env }: typeof process): Config {
  return readConfig({
    ...env,
    STUDIO_HOST: env.STUDIO_HOST,
    STUDIO_PORT: env.STUDIO_PORT,
    STUDIO_CONTENT: env.STUDIO_CONTENT,
    STUDIO_DATABASE_URL: env.STUDIO_DATABASE_URL,
    STUDIO_PUBLIC_URL: env.STUDIO_PUBLIC_URL,
    STUDIO_OIDC_ISSUER: env.STUDIO_OIDC_ISSUER,
    STUDIO_OIDC_CLIENT: env.STUDIO_OIDC_CLIENT,
    STUDIO_OIDC_SECRET: env.STUDIO_OIDC_SECRET,
    STUDIO_OIDC_GROUPS: env.STUDIO_OIDC_GROUPS,
    STUDIO_PREVIEW_ORIGIN: env.STUDIO_PREVIEW_ORIGIN,
    STUDIO_PREVIEW_PORT: env.STUDIO_PREVIEW_PORT,
    STUDIO_IDLE_MINUTES: env.STUDIO_IDLE_MINUTES,
    STUDIO_SESSION_HOURS: env.STUDIO_SESSION_HOURS,
  });
}

async function serve(config: Config): Promise<void> {
  const studio = openStudio(config);
  const app = buildApp(studio, await builtPages());
  const { host, port, previews } = config;
  const gate =
    previews &&
    (await onPort('STUDIO_PREVIEW_PORT', { host, port: previews.port }, () =>
      listenForPreviews(config, previews, studio.previews),
    ));
  if (gate !== undefined) process.stdout.write(`Its previews are asked for on ${gate.url}\n`);
  const url = await onPort('STUDIO_PORT', { host, port }, () => app.listen({ host, port }));
  process.stdout.write(`The studio listens on ${url}\n`);
  const stop = () => {
    gate?.close();
    void app.close().then(() => closeStudio(studio));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const USAGE = 'npm run studio, or: npm run studio -- sign-out "<name of a person>"';

try {
  const [command, name = '', ...more] = process.argv.slice(2);
  if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
  else if (command === undefined) await serve(configOf(process));
  else if (command === 'sign-out' && name !== '' && more.length === 0)
    process.stdout.write(`${signOutEverywhere(configOf(process), name)}\n`);
  else throw new Error(USAGE);
} catch (error) {
  const said = error as Error & { words?: Parameters<typeof wordsIn>[0] };
  process.stderr.write(`${said.words === undefined ? said.message : wordsIn(said.words, 'EN')}\n`);
  process.exitCode = 1;
}
