import type { FastifyRequest } from 'fastify';

/** Browsers say where a form comes from; what says nothing is no browser, and has nobody's trust to abuse. */
export function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
