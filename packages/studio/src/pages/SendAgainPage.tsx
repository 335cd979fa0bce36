import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { Panel } from './parts/Panel.tsx';

type Props = Extract<PageModel, { page: 'send-again' }> & { words: Words };

/** A form that came without a session, or from an earlier one, with all that it held. */
export function SendAgainPage({ action, fields, signIn, token, words }: Props) {
  return (
    <Panel title={words.sendAgainTitle}>
      {signIn === undefined ? (
        <p>{words.sendAgainLead}</p>
      ) : (
        <>
          <p role="alert">{words.signedOutMeanwhile}</p>
          <p>
            <a href={signIn} target="_blank" rel="noreferrer">
              {words.signInElsewhere}
            </a>
          </p>
        </>
      )}
      <ActionForm token={token} label={words.sendAgainTitle} action={action}>
        {fields.map(({ name, value }, index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" compact>
          {words.sendAgain}
        </Button>
      </ActionForm>
    </Panel>
  );
}
