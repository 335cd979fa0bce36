import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from '../http/headers.ts';
import { isApi } from '../http/limits/request-limits.ts';
import type { Admission } from '../http/overload/admission.ts';
import { BusyAnswers } from '../http/overload/busy-answers.ts';
import { clientAddress, networkOf, visitorOf, type IsTrusted } from '../http/requests/client-address.ts';
import { loggedPath } from '../http/requests/logged-path.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Pages } from '../pages/pages.ts';

interface BusyDoorParts {
  admission: Pick<Admission, 'refuses'>;
  pages: Pick<Pages, 'takesRendering'>;
  securityHeaders: Headers;
  isTrusted: IsTrusted;
  nextRequestId: () => string;
  metrics: Pick<Metrics, 'requests' | 'refused'>;
  log: Logger;
}

/**
 * Above the capacity, tells who cannot be served so before any framework sees the request, and says whether it did: a
 * refusal that costs much takes from what can be served (REL-13). What needs no turn is never refused.
 */
export function createBusyDoor(parts: BusyDoorParts) {
  const { admission, pages, securityHeaders, isTrusted, nextRequestId, metrics, log } = parts;
  const busy = new BusyAnswers(securityHeaders);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request;
    const addressOf = () =>
      clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], isTrusted);
    if (!admission.refuses(() => visitorOf(addressOf()))) return false;
    const isCall = isApi(url);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isCall && !(isRead && pages.takesRendering(url))) return false;

    const startedAt = performance.now();
    const requestId = nextRequestId();
    busy.send(request, response, requestId);
    metrics.refused.inc({ kind: isCall ? 'call' : 'page' });
    metrics.requests.inc({ kind: isCall ? 'api' : 'page', status: '503' });
    if (!log.isLevelEnabled('info')) return true;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const network = networkOf(addressOf());
    log.info({ requestId, method, path: loggedPath(url), status: 503, ms, network }, 'request');
    return true;
  };
}
