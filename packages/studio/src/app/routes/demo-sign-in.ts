import type { FastifyInstance } from 'fastify';
import { findDemoPerson, listDemoPeople } from '../../people/person.ts';
import { endSession, openSession } from '../../people/sessions.ts';
import { noteStep } from '../../store/steps.ts';
import { wordsOf } from '../../words/words.ts';
import { queryOf, type Door } from '../asking.ts';
import { ownPath } from '../../people/own-path.ts';
import { sessionCookie } from '../cookies.ts';
import { showPlain } from '../plain-pages.ts';
import type { Rendering } from '../rendering.ts';

/** Who they are people choose themselves: on this machine alone, for trying (app/config.ts). */
export function demoSignIn(fastify: FastifyInstance, { studio, post }: Door, rendering: Rendering): void {
  const { database, config } = studio;
  const cookie = sessionCookie(config);
  fastify.get('/sign-in', async (request, reply) => {
    const words = wordsOf('CN');
    const people = listDemoPeople().map(({ name, chinese, roles }) => ({
      name,
      shown: `${chinese} ${name}`,
      roles: roles.map((role) => words.roles[role]),
    }));
    const back = ownPath(queryOf(request).get('back'));
    return showPlain(reply, rendering, { model: { page: 'sign-in', people, back }, language: 'CN' });
  });
  fastify.post('/sign-in', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const person = findDemoPerson(form.get('person'));
    if (person === undefined) return reply.redirect('/sign-in', 303);
    const id = database.transaction(() => {
      noteStep(database, { person: person.name, step: 'signed-in', edition: null, detail: '' });
      return openSession(database, { person, language: 'CN' }, config.sessions);
    });
    const seconds = config.sessions.longestMs / 1_000;
    return reply.header('set-cookie', cookie.write(id, seconds)).redirect(ownPath(form.get('back')), 303);
  });
  post('/sign-out', ({ session, reply }) => {
    endSession(database, session);
    return reply.header('set-cookie', cookie.write('', 0)).redirect('/sign-in', 303);
  });
}
