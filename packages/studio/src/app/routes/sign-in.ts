import type { FastifyInstance } from 'fastify';
import { findPerson, listPeople } from '../../people/person.ts';
import { chooseLanguage, endSession, openSession, SESSION_MS } from '../../people/sessions.ts';
import { noteStep } from '../../store/steps.ts';
import { wordsOf } from '../../words/words.ts';
import { COOKIE, sendPage, type Door } from '../asking.ts';
import type { Rendering } from '../rendering.ts';

const cookie = (value: string, seconds: number) =>
  `${COOKIE}=${value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`;

/** Who they are people choose themselves: on this machine alone, for trying (app/config.ts). */
export function signIn(fastify: FastifyInstance, { studio, post }: Door, rendering: Rendering): void {
  const { database } = studio;
  fastify.get('/sign-in', async (_request, reply) => {
    const words = wordsOf('CN');
    const people = listPeople(database).map(({ name, chinese, roles }) => ({
      name,
      shown: `${chinese} ${name}`,
      roles: roles.map((role) => words.roles[role]),
    }));
    const { styles, script } = rendering;
    const frame = {
      language: 'CN',
      path: '/sign-in',
      styles,
      script,
      signedIn: undefined,
      notice: undefined,
    } as const;
    return sendPage(reply, 200, rendering.render({ page: 'sign-in', people }, frame));
  });
  fastify.post('/sign-in', async (request, reply) => {
    const name = request.body instanceof URLSearchParams ? request.body.get('person') : null;
    const person = findPerson(database, name ?? '');
    if (person === undefined) return reply.redirect('/sign-in', 303);
    const id = openSession(database, person, 'CN');
    noteStep(database, { person: person.name, step: 'signed-in', edition: null, detail: '' });
    return reply.header('set-cookie', cookie(id, SESSION_MS / 1_000)).redirect('/', 303);
  });
  post('/sign-out', ({ session, reply }) => {
    endSession(database, session);
    return reply.header('set-cookie', cookie('', 0)).redirect('/sign-in', 303);
  });
  post('/language', ({ session, form, leadTo }) => {
    chooseLanguage(database, session, form.get('language') === 'EN' ? 'EN' : 'CN');
    const path = form.get('path') ?? '/';
    // Only to a page of ours: two slashes would lead to another host.
    return leadTo(/^\/(?![/\\])/.test(path) ? path : '/');
  });
}
