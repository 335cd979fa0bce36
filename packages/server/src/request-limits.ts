import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';

// Quality guide, S10.
export const URL_LONGEST = 4_096;
export const BODY_LARGEST_BYTES = 16_384;

const PAGE_METHODS = 'GET, HEAD';
const API_METHODS = 'GET, HEAD, POST';

export const isApi = (url: string) => url.startsWith('/api/');

/** Throws {@link RequestRefused} for what no route should ever see. */
export function checkRequest({ method, raw }: FastifyRequest): void {
  const url = raw.url ?? '';
  if (!url.startsWith('/')) throw new RequestRefused(400, 'The request target is no path of this site.');
  if (url.length > URL_LONGEST) {
    throw new RequestRefused(414, `The address is longer than ${URL_LONGEST} characters.`);
  }
  const allowed = isApi(url) ? API_METHODS : PAGE_METHODS;
  if (!allowed.split(', ').includes(method)) {
    throw new RequestRefused(405, `The method ${method} is not used on this site.`, allowed);
  }
}
