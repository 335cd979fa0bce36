import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../bench/processes.mjs';
import { copyDemoStore } from '../../tests/faults/support/bank.mjs';
import { ask, until } from '../../tests/faults/support/clients.mjs';
import { builtProgram } from '@bank/server/src/process/built/built-program.mjs';
import { PlainStop } from '../prepare/plain-stop.mjs';
import { NODE_ACCOUNT } from './stage-folder.mjs';

const HEALTHY_WITHIN_MS = 60_000;

/**
 * Starts what an image is started with, by its account and with the demo bank in its data: it gets healthy by its own check,
 * answers, may change no file of its own, and ends in order. Throws PlainStop with all that is not so.
 */
export async function proveImage(image, node) {
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) };
  const demo = join(dirname(image.root), 'demo');
  copyDemoStore(demo);
  cpSync(demo, image.at('/data'), { recursive: true });
  execFileSync('chown', ['-R', `${NODE_ACCOUNT}:${NODE_ACCOUNT}`, image.at('/data')]);
  const account = { uid: NODE_ACCOUNT, gid: NODE_ACCOUNT };
  const env = {
    PATH: '/usr/bin:/bin',
    ...image.environment,
    BANK_DATA_DIR: image.at('/data'),
    ...ports,
    LOG_LEVEL: 'warn',
  };
  const options = { cwd: image.at('.'), env, ...account };
  const [, ...args] = image.command.map((one) => image.placed(one));
  const server = spawn(node, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const [, ...check] = image.healthcheck.map((one) => one.replaceAll(':9090/', `:${ports.METRICS_PORT}/`));
    const isHealthy = () => {
      if (server.exitCode !== null) throw new PlainStop('The server ended while starting.');
      return spawnSync(node, check, options).status === 0;
    };
    await until(isHealthy, 'its own health check', { withinMs: HEALTHY_WITHIN_MS, everyMs: 500 });
    const { status } = await ask(`http://127.0.0.1:${ports.PORT}`, { path: '/personal' });
    const writes = spawnSync('touch', [image.at('packages/server/src/main.mjs')], options).status === 0;
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    const tools = ['vite', 'vitest', 'typescript'].filter(
      (name) => spawnSync('test', ['-e', image.at(`node_modules/${name}`)]).status === 0,
    );
    const wrong = [
      builtProgram(image.at('packages/server/dist')) === undefined && 'its program is not of its sources',
      status !== 200 && `a page is answered with ${status}`,
      writes && 'its account may change its code',
      image.user !== 'node' && `it runs as ${image.user}`,
      code !== 0 && `it ended with ${code}`,
      tools.length > 0 && `it holds ${tools.join(', ')}`,
    ].filter(Boolean);
    if (wrong.length > 0) throw new PlainStop(`The image is not right: ${wrong.join('; ')}.`);
  } finally {
    server.kill('SIGKILL');
  }
}
