import { createServer, type Server } from 'node:http';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';
import { listen, localUrl } from './listen.ts';
import type { Readiness } from './readiness.ts';

interface OperatorsListening {
  config: Pick<Config, 'metricsHost' | 'metricsPort'>;
  log: Pick<Logger, 'info'>;
  /** Prometheus text. */
  metrics: () => Promise<string>;
  readiness: () => Promise<Readiness>;
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Opens the operators' own listener, which no visitor can reach: /metrics, /healthz, /readyz. */
export async function openOperatorsListener(
  parts: OperatorsListening,
): Promise<{ url: string; close: () => void }> {
  const server = answering(parts);
  const { metricsHost, metricsPort } = parts.config;
  const port = await listen(server, metricsHost, metricsPort, 'METRICS_PORT');
  const url = localUrl(metricsHost, port);
  parts.log.info({ url }, 'operators listening');
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answering({ metrics, readiness }: Pick<OperatorsListening, 'metrics' | 'readiness'>): Server {
  return createServer((request, response) => {
    const answer = (status: number, body: string) => response.writeHead(status, TEXT).end(body);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void answer(405, 'GET only\n');
    switch (request.url) {
      case '/healthz':
        return void answer(200, 'alive\n');
      case '/readyz':
        return void readiness().then(({ ready, state }) => answer(ready ? 200 : 503, `${state}\n`));
      case '/metrics':
        return void metrics().then(
          (text) => answer(200, text),
          () => answer(500, 'The metrics could not be collected\n'),
        );
      default:
        return void answer(404, 'There are /metrics, /healthz and /readyz\n');
    }
  });
}
