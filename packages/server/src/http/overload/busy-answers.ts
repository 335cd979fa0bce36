import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODES, type Envelope } from '@bank/contract';
import { CACHE_CONTROL } from '../cache-control.ts';
import type { Headers } from '../headers.ts';
import { isApi } from '../limits/request-limits.ts';
import { BUSY_WORDS } from './busy-words.ts';
import { RETRY_AFTER_S } from './overloaded.ts';

export const BUSY_MESSAGE = 'Many visitors ask at this moment. Please try again in a few seconds.';

/** Helps without anything else: no content, no script, and no style sheet where there is none yet. */
export function busyPage(stylesheets: readonly string[]): string {
  const [first] = BUSY_WORDS;
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const parts = BUSY_WORDS.map(
    ({ lang, title, text, help, links: ways }, at) => `<section lang="${lang}">
<h${at + 1}>${title}</h${at + 1}>
<p>${text}</p>
<ul>${help.map((line) => `<li>${line}</li>`).join('')}</ul>
<p>${ways.map((way) => `<a href="${way.path}">${way.text}</a>`).join(' · ')}</p>
</section>
`,
  );
  return `<!doctype html>
<html lang="${first.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${BUSY_WORDS.map(({ title }) => title).join(' · ')}</title>
${links}
</head>
<body>
<main>
${parts.join('')}</main>
</body>
</html>
`;
}

/** Answers who cannot be served at this moment with what was put together before there was any hurry. */
export class BusyAnswers {
  readonly #page: Buffer;
  readonly #headers: readonly string[];

  constructor(securityHeaders: Headers, stylesheets: readonly string[] = []) {
    this.#page = Buffer.from(busyPage(stylesheets));
    const shared = { 'cache-control': CACHE_CONTROL.never, 'retry-after': String(RETRY_AFTER_S) };
    this.#headers = Object.entries({ ...securityHeaders, ...shared }).flat();
  }

  send({ method, url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void {
    const isCall = isApi(url);
    const body = isCall ? Buffer.from(JSON.stringify(busyEnvelope(requestId))) : this.#page;
    const type = isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    const own = ['content-type', type, 'content-length', String(body.length), 'x-request-id', requestId];
    response.writeHead(503, [...this.#headers, ...own]);
    response.end(method === 'HEAD' ? undefined : body);
  }
}

function busyEnvelope(traceId: string): Envelope {
  return { code: CODES.maintenance.code, msg: BUSY_MESSAGE, data: null, traceId };
}
