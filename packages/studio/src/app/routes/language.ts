import { ownPath } from '../../people/own-path.ts';
import { chooseLanguage } from '../../people/sessions.ts';
import type { Door } from '../asking.ts';

export function language({ studio, post }: Door): void {
  post('/language', ({ session, form, leadTo }) => {
    chooseLanguage(studio.database, session, form.get('language') === 'EN' ? 'EN' : 'CN');
    return leadTo(ownPath(form.get('path')));
  });
}
