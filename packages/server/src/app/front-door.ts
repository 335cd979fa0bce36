import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createHttpServer } from '../http/http-server.ts';
import type { Visitors } from './visitors.ts';
import type { Headers } from '../http/headers.ts';
import type { LoopTurns } from '../http/overload/loop-turns.ts';
import type { AppParts } from './app-parts.ts';

/** Answers a request by itself and says so, or leaves it alone. */
type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

interface FrontDoorParts extends Pick<AppParts, 'draining' | 'site' | 'log' | 'metrics' | 'requestTraces'> {
  isTrusted: Visitors['isTrusted'];
  securityHeaders: Headers;
  turns: Pick<LoopTurns, 'noteQuick'>;
  shortcuts: readonly Shortcut[];
}

/** The server that requests come in by: whatever no shortcut answers goes to the framework, in development by way of Vite. */
export function frontDoor(framework: RequestListener, parts: FrontDoorParts): Server {
  const { draining, site, shortcuts, turns, requestTraces, isTrusted } = parts;
  const answer: RequestListener = (request, response) => {
    draining.announce(request, response);
    if (shortcuts.some((answers) => answers(request, response))) return;
    const { middleware } = site();
    if (middleware === undefined) framework(request, response);
    else middleware(request, response, () => framework(request, response));
  };
  const server = createHttpServer(requestTraces?.around(answer, isTrusted) ?? answer, parts);
  // A newcomer's request may be for a page from the cache.
  server.on('connection', () => turns.noteQuick());
  return server;
}
