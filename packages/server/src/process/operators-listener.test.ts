import { describe, expect, it } from 'vitest';
import { ConfigError } from '../operation/config-error.ts';
import { createLog } from '../operation/log.ts';
import { localUrl } from './listen.ts';
import { openOperatorsListener } from './operators-listener.ts';

const open = (metricsPort: number, readiness = { ready: true, state: 'ready' }) =>
  openOperatorsListener({
    config: { metricsHost: '127.0.0.1', metricsPort },
    log: createLog('silent'),
    metrics: async () => 'content_sequence 3\n',
    readiness: async () => readiness,
  });

describe('the operators’ listener', () => {
  it('tells life from readiness, and shows the metrics', async () => {
    const readiness = { ready: true, state: 'ready, and more' };
    const { url, close } = await open(0, readiness);
    const status = async (path: string) => (await fetch(url + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready, and more\n');
    readiness.ready = false;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect(await (await fetch(`${url}/metrics`)).text()).toBe('content_sequence 3\n');
    expect(await status('/anything')).toBe(404);
    close();
  });

  it('says which setting to change when its port is taken', async () => {
    const { url, close } = await open(0);
    const taken = open(Number(new URL(url).port));
    await expect(taken).rejects.toThrow(ConfigError);
    await expect(taken).rejects.toThrow('another program listens there already');
    await expect(taken).rejects.toThrow('choose another METRICS_PORT');
    close();
  });

  it.each([
    ['', 80, 'http://127.0.0.1:80'],
    ['::', 80, 'http://127.0.0.1:80'],
    ['::1', 80, 'http://[::1]:80'],
    ['10.0.0.1', 80, 'http://10.0.0.1:80'],
  ])('writes the address %j as somebody here would open it', (host, port, url) => {
    expect(localUrl(host, port)).toBe(url);
  });
});
