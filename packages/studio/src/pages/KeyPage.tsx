import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel, SignedIn } from './page-model.ts';
import { Panel } from './parts/Panel.tsx';

type Props = Extract<PageModel, { page: 'key' }> & { words: Words; signedIn: SignedIn };

export function KeyPage({ enrolled, saved, signedIn, words }: Props) {
  return (
    <>
      <Panel title={words.keyMake}>
        <p>{words.keyLead}</p>
        <noscript>
          <p>{words.signNeedsScript}</p>
        </noscript>
        <p>
          <Button
            compact
            disabled
            data-make-key={signedIn.name}
            data-token={signedIn.token}
            data-unsupported={words.keyUnsupported}
            data-failed={words.keyFailed}
          >
            {words.keyMake}
          </Button>
        </p>
        <p role="status" data-key-status="" />
        {saved && (
          <>
            <p>{words.keyMade}</p>
            <dl>
              <dt>{words.keyDigits}</dt>
              <dd>
                <code>{saved.id}</code>
              </dd>
              <dt>{words.keyCommand}</dt>
              <dd>
                <code>{saved.command}</code>
              </dd>
            </dl>
          </>
        )}
      </Panel>
      <Panel title={words.keyEnrolled}>
        {enrolled.length === 0 ? (
          <p>{words.keyNoneEnrolled}</p>
        ) : (
          <ul>
            {enrolled.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
