import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { Panel } from './parts/Panel.tsx';
import styles from './SignInPage.module.css';

type Props = Extract<PageModel, { page: 'sign-in' }> & { words: Words };

/** Without a session there is no token: that the request comes from this page, its origin says. */
export function SignInPage({ people, back, words }: Props) {
  return (
    <Panel title={words.signIn}>
      <p>{words.signInLead}</p>
      <form method="post" action="/sign-in" className={styles.people}>
        <input type="hidden" name="back" value={back} />
        {people.map(({ name, shown, roles }) => (
          <div key={name} className={styles.person}>
            <Button type="submit" name="person" value={name} variant="quiet" compact>
              {words.signInAs(shown)}
            </Button>
            <span>{roles.join(' · ')}</span>
          </div>
        ))}
      </form>
    </Panel>
  );
}
