import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@bank/contract';
import type { FrameModel, PageModel } from '../pages/page-model.ts';
import type { Rendering } from './rendering.ts';

/** Chinese first; English for whose browser asks for it before Chinese. */
export const languageAsked = ({ headers }: FastifyRequest): Language =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'EN' : 'CN';

interface Shown {
  model: PageModel;
  language: Language;
  status?: number;
}

/** Answers with a page for nobody in particular. */
export function showPlain(
  reply: FastifyReply,
  rendering: Rendering,
  { model, language, status = 200 }: Shown,
) {
  const { styles, textStyles, script } = rendering;
  const frame: FrameModel = {
    language,
    path: '/sign-in',
    styles,
    textStyles,
    script,
    signedIn: undefined,
    notice: undefined,
  };
  return sendPage(reply, status, rendering.render(model, frame));
}

export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
