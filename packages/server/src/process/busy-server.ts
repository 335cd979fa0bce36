import type { Server } from 'node:http';
import { createHttpServer } from '../http/http-server.ts';
import { securityHeaders } from '../http/headers.ts';
import { BusyAnswers } from '../http/overload/busy-answers.ts';
import { requestIds } from '../http/requests/request-id.ts';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';

/** Answers for a site of which no process is ready: all are starting, or all have just failed. */
export function busyServer(config: Config, log: Logger): Server {
  const headers = securityHeaders(config);
  const busy = new BusyAnswers(headers);
  const nextRequestId = requestIds();
  // The primary has no figures of its own: those of a cluster are what its workers report.
  const metrics = createMetrics();
  return createHttpServer(
    (request, response) => {
      // The next attempt is for a worker.
      response.shouldKeepAlive = false;
      busy.send(request, response, nextRequestId());
    },
    { securityHeaders: headers, log, metrics },
  );
}
