import { findPerson } from '../people/person.ts';
import { endSessionsOf } from '../people/sessions.ts';
import { openStudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import type { Config } from './config.ts';

/** Ends every session of a person at once, beside the studio that runs. Gives what to tell the operator. */
export function signOutEverywhere({ databaseUrl, settings }: Config, name: string): string {
  const database = openStudioDatabase({ databaseUrl, dataDir: settings.dataDir });
  try {
    if (findPerson(database, name) === undefined)
      throw new Error(`Nobody called "${name}" has used the studio.`);
    const count = database.transaction(() => {
      const ended = endSessionsOf(database, name);
      noteStep(database, { person: name, step: 'sessions-ended', edition: null, detail: settings.actor });
      return ended;
    });
    return `${name} is signed out: ${count} ${count === 1 ? 'session' : 'sessions'} ended.`;
  } finally {
    database.close();
  }
}
