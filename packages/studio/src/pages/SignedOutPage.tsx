import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';

type Props = Extract<PageModel, { page: 'signed-out' }> & { words: Words };

/** Browsers go on to `next` by themselves; the link is for one that does not. */
export function SignedOutPage({ next, words }: Props) {
  return (
    <>
      <p role="status">{words.signedOutLead}</p>
      <p>
        {next === undefined ? (
          <a href="/sign-in">{words.signInAgain}</a>
        ) : (
          <a href={next}>{words.endBankSession}</a>
        )}
      </p>
    </>
  );
}
