import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../people/own-path.ts';
import { languageAsked, showPlain } from './plain-pages.ts';
import type { Rendering } from './rendering.ts';

const signInFor = (path: string) => `/sign-in?back=${encodeURIComponent(path)}`;

/** Answers who is not signed in, or not any more. What a form held comes back in the answer: nothing typed is lost. */
export function askToSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  rendering: Rendering,
): FastifyReply {
  const { method, url, body, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isByScript = headers['sec-fetch-dest'] === 'empty';
  if (wantsJson(request) || (isRead && isByScript)) return reply.code(401).send({});
  if (isRead) return reply.redirect(signInFor(url), 303);
  if (isByScript || !(body instanceof URLSearchParams))
    return reply.redirect(signInFor(cameFrom(headers)), 303);
  return showPlain(reply, rendering, {
    model: { page: 'send-again', action: url, fields: keptFields(body), signIn: signInFor('/'), token: '' },
    language: languageAsked(request),
    status: 401,
  });
}

/** Whether it is asked by the script of a page that stays, and says what happened. */
export const wantsJson = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('application/json');

/** The page on which something was asked for. */
function cameFrom({ referer = '' }: FastifyRequest['headers']): string {
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return ownPath(pathname + search);
}

/** All that a form held but the token, which was of the session before. */
export const keptFields = (form: URLSearchParams) =>
  [...form].filter(([name]) => name !== 'token').map(([name, value]) => ({ name, value }));
