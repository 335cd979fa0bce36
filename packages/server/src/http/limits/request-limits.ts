import type { FastifyRequest } from 'fastify';
import { REPORTS_PATH } from '../reports/reports-path.ts';
import { RequestRefused } from './request-refused.ts';

// SEC-10.
export const URL_LONGEST = 4_096;
export const BODY_LARGEST_BYTES = 16_384;

const PAGE_METHODS = ['GET', 'HEAD'];
const FORM_METHODS = ['GET', 'HEAD', 'POST'];

/** Addresses whose failures are told in an envelope. */
export const isApi = (url: string) => url.startsWith('/api/') || /^\/vertifyCode(\?|$)/.test(url);

interface Addresses {
  takesForm: (url: string) => boolean;
  /** Of calls. */
  methodsOf: (url: string) => readonly string[];
}

/** Throws {@link RequestRefused} for what no route should ever see. */
export function checkRequest({ method, raw }: FastifyRequest, { takesForm, methodsOf }: Addresses): void {
  const url = raw.url ?? '';
  if (!url.startsWith('/')) throw new RequestRefused(400, 'The request target is no path of this site.');
  if (url.length > URL_LONGEST) {
    throw new RequestRefused(414, `The address is longer than ${URL_LONGEST} characters.`);
  }
  const allowed = allowedAt(url, method, { takesForm, methodsOf });
  if (allowed.length === 0) throw new RequestRefused(404, 'There is no such call.');
  if (!allowed.includes(method)) {
    throw new RequestRefused(405, `The method ${method} is not used at this address.`, allowed.join(', '));
  }
}

function allowedAt(url: string, method: string, { takesForm, methodsOf }: Addresses): readonly string[] {
  if (isApi(url)) return methodsOf(url);
  if (url === REPORTS_PATH) return ['POST'];
  return method === 'POST' && takesForm(url) ? FORM_METHODS : PAGE_METHODS;
}
