import { NotALogout, takeLogoutToken, type LogoutToken } from '../people/logout-token.ts';
import { endSessionsAtProvider } from '../people/sessions.ts';
import { noteStep } from '../store/steps.ts';
import type { Studio } from './studio.ts';

/** Ends what the bank's sign-in has ended. @throws NotALogout where it has said so before */
export function letOut({ database }: Studio, token: LogoutToken): void {
  database.transaction(() => {
    if (!takeLogoutToken(database, token)) throw new NotALogout('The logout token was used before.');
    for (const person of endSessionsAtProvider(database, token))
      noteStep(database, { person, step: 'signed-out-by-bank', edition: null, detail: '' });
  });
}
