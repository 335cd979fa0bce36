import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { Panel } from './parts/Panel.tsx';

type Props = Extract<PageModel, { page: 'bank-sign-in' }> & { words: Words };

export function BankSignInPage({ start, words }: Props) {
  return (
    <Panel title={words.signIn}>
      <p>{words.bankSignInLead}</p>
      <p>
        <a href={start}>{words.bankSignIn}</a>
      </p>
    </Panel>
  );
}
