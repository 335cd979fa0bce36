import { describe, expect, it } from 'vitest';
import { listen, localUrl } from './listen.ts';
import { createOperationsServer } from './operators-listener.ts';
import { ConfigError } from '../operation/config-error.ts';

describe('the operators’ listener', () => {
  it('tells life from readiness, and shows the metrics', async () => {
    let isReady = true;
    const server = createOperationsServer({
      metrics: async () => 'content_sequence 3\n',
      isReady: () => isReady,
    });
    const origin = localUrl('127.0.0.1', await listen(server, '127.0.0.1', 0, 'METRICS_PORT'));
    const status = async (path: string) => (await fetch(origin + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    isReady = false;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect(await (await fetch(`${origin}/metrics`)).text()).toBe('content_sequence 3\n');
    expect(await status('/anything')).toBe(404);
    server.closeAllConnections();
    server.close();
  });

  it('says which setting to change when its port is taken', async () => {
    const first = createOperationsServer({ metrics: async () => '', isReady: () => true });
    const second = createOperationsServer({ metrics: async () => '', isReady: () => true });
    const port = await listen(first, '127.0.0.1', 0, 'METRICS_PORT');
    const taken = listen(second, '127.0.0.1', port, 'METRICS_PORT');
    await expect(taken).rejects.toThrow(ConfigError);
    await expect(taken).rejects.toThrow('another program listens there already');
    first.close();
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
