import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';

type Props = Extract<PageModel, { page: 'not-signed-in' }> & { words: Words };

/** Says why somebody was not let in, and what helps. */
export function NotSignedInPage({ reason, name, words }: Props) {
  return (
    <>
      {name !== '' && <p>{words.bankKnowsYou(name)}</p>}
      <p role="alert">{words.signInRefusals[reason]}</p>
      <p>
        <a href="/sign-in">{words.signInAgain}</a>
      </p>
    </>
  );
}
