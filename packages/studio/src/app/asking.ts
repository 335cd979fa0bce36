import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@bank/contract';
import { ConfigError, ContentError, UsageError, wordsIn } from '@bank/publish/editing';
import { DESK_NAMES, kindOf } from '../editions/desk/kinds.ts';
import { EditionClosed } from '../editions/edition.ts';
import { Refused } from '../editions/refused.ts';
import type { FrameModel, NavigationName, NoticeModel, PageModel } from '../pages/page-model.ts';
import type { Person } from '../people/person.ts';
import { mayKeepDesk, mayReadLog } from '../people/rights.ts';
import { findSession, type Session } from '../people/sessions.ts';
import { StudioUnavailable } from '../store/database.ts';
import { wordsOf, type Words } from '../words/words.ts';
import { sessionCookie } from './cookies.ts';
import { languageAsked, sendPage, showPlain } from './plain-pages.ts';
import type { Rendering } from './rendering.ts';
import { askToSignIn, keptFields, wantsJson } from './signed-out.ts';
import type { Studio } from './studio.ts';

/** A request of somebody who is signed in. */
export interface Asked {
  session: Session;
  person: Person;
  language: Language;
  words: Words;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  form: URLSearchParams;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Answers with a page. */
  show: (model: PageModel, how?: { status?: number; notice?: NoticeModel | undefined }) => FastifyReply;
  /** Leads on to a page, which says what was done. */
  leadTo: (path: string) => FastifyReply;
}

type Handler = (asked: Asked) => FastifyReply | Promise<FastifyReply>;

export interface Door {
  studio: Studio;
  get: (path: string, handler: Handler) => void;
  /** Only with the token of the session. */
  post: (path: string, handler: Handler) => void;
}

export function openDoor(fastify: FastifyInstance, studio: Studio, rendering: Rendering): Door {
  const { database, config } = studio;
  const cookie = sessionCookie(config);
  const ask = (request: FastifyRequest, reply: FastifyReply): Asked | undefined => {
    const session = findSession(database, cookie.read(request), config.sessions);
    if (session === undefined) return undefined;
    const { language, person } = session;
    const show: Asked['show'] = (model, { status = 200, notice } = {}) =>
      sendPage(reply, status, rendering.render(model, frameOf({ session, request, rendering, notice })));
    return {
      session,
      person,
      language,
      words: wordsOf(language),
      params: request.params as Record<string, string>,
      query: queryOf(request),
      form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
      request,
      reply,
      show,
      leadTo: (path) => reply.redirect(path, 303),
    };
  };
  const answer = (handler: Handler, isAllowed: (asked: Asked) => boolean) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      let asked: Asked | undefined;
      try {
        asked = ask(request, reply);
      } catch (error) {
        return showAway(request, reply, error);
      }
      if (asked === undefined) return askToSignIn(request, reply, rendering);
      if (!isAllowed(asked)) return refuseForm(asked);
      try {
        return await handler(asked);
      } catch (error) {
        return answerError(asked, error);
      }
    };
  };
  const showAway = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!(error instanceof StudioUnavailable)) throw error;
    const language = languageAsked(request);
    const text = wordsOf(language).refusals.away;
    return showPlain(reply, rendering, { model: { page: 'problem', text }, language, status: 503 });
  };
  const hasToken = ({ form, request, session }: Asked) =>
    (form.get('token') ?? request.headers['x-studio-token']) === session.token;
  return {
    studio,
    get: (path, handler) =>
      fastify.get(
        path,
        answer(handler, () => true),
      ),
    post: (path, handler) => fastify.post(path, answer(handler, hasToken)),
  };
}

/** Says on a page of its own why a step was not taken. */
export function refuse(
  { show, words }: Asked,
  reason: keyof Words['refusals'],
  status = 409,
  lines: readonly string[] = [],
): FastifyReply {
  const text = words.refusals[reason];
  return show(
    { page: 'problem', text },
    lines.length > 0 ? { status, notice: { kind: 'refused', text, lines } } : { status },
  );
}

/** A form of an earlier session is kept, and can be sent again: that it comes from a page of ours, its origin has said. */
function refuseForm(asked: Asked): FastifyReply {
  const { form, session, request, show } = asked;
  if (!form.has('token')) return refuse(asked, 'bad-form', 403);
  // The script keeps what was typed, as when there is no session.
  if (wantsJson(request)) return asked.reply.code(401).send({});
  return show(
    {
      page: 'send-again',
      action: request.url,
      fields: keptFields(form),
      signIn: undefined,
      token: session.token,
    },
    { status: 403 },
  );
}

function answerError(asked: Asked, error: unknown): FastifyReply {
  const { language, request } = asked;
  if (error instanceof Refused)
    return refuse(
      asked,
      error.reason,
      409,
      error.lines.map((line) => wordsIn(line, language)),
    );
  if (error instanceof EditionClosed) return refuse(asked, 'moved-on');
  if (error instanceof ContentError)
    return refuse(asked, 'content', 409, [
      ...error.lines.map((line) => wordsIn(line, language)),
      wordsIn(error.words, language),
    ]);
  if (error instanceof StudioUnavailable) return refuse(asked, 'away', 503);
  // A moment, say, that no browser's own field has.
  if (error instanceof UsageError) return refuse(asked, 'bad-form', 400, [wordsIn(error.words, language)]);
  if (error instanceof ConfigError) return refuse(asked, 'content', 409, [wordsIn(error.words, language)]);
  request.log.error({ err: error, req: request }, 'request failed');
  return refuse(asked, 'failed', 500);
}

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://studio').searchParams;
}

interface FrameParts {
  session: Session;
  request: FastifyRequest;
  rendering: Rendering;
  notice: NoticeModel | undefined;
}

function frameOf({ session, request, rendering, notice }: FrameParts): FrameModel {
  const { person, language, token } = session;
  const { styles, textStyles, script } = rendering;
  const said = doneNotice(queryOf(request).get('done'), wordsOf(language));
  return {
    language,
    path: request.method === 'GET' ? request.url : '/',
    styles,
    textStyles,
    script,
    notice: notice ?? said,
    signedIn: {
      name: person.name,
      shown: language === 'CN' ? person.chinese : person.name,
      roles: person.roles,
      token,
      links: linksOf(person),
    },
  };
}

const DONE = [
  'saved',
  'submit',
  'approve',
  'sendBack',
  'signatures',
  'publish',
  'preview',
  'embargo',
  'discard',
  'rollBack',
  'callOff',
  'deskLimits',
] as const;

function doneNotice(name: string | null, words: Words): NoticeModel | undefined {
  const done = DONE.find((one) => one === name);
  return done && { kind: 'done', text: `${words[done]} ✓` };
}

function linksOf(person: Person): NavigationName[] {
  return [
    'editions',
    ...(DESK_NAMES.some((name) => mayKeepDesk(person, kindOf(name).scope)) ? (['desks'] as const) : []),
    'calendar',
    'releases',
    'key',
    ...(mayReadLog(person) ? (['log'] as const) : []),
  ];
}
