import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';

type Props = Extract<PageModel, { page: 'releases' }> & { words: Words; token: string };

export function ReleasesPage({ scopes, words, token }: Props) {
  return (
    <>
      <p>{words.rollbackLead}</p>
      {scopes.map(({ scope, shown, scheduled, before, newest, mayRollBack }) => {
        const name = words.scopes[scope] ?? scope;
        return (
          <Panel key={scope} title={name}>
            <p>{shown === undefined ? words.showsNothing : words.showsRelease(shown.release, shown.since)}</p>
            {scheduled.map(({ release, since }) => (
              <p key={release}>{words.scheduledRelease(release, since)}</p>
            ))}
            {mayRollBack && before !== undefined && (
              <ActionForm
                token={token}
                label={`${name}: ${words.rollBack}`}
                action={`/releases/${scope}/rollback`}
                isTall
              >
                <input type="hidden" name="newest" value={newest} />
                <Labelled
                  id={`why-${scope}`}
                  label={words.rollbackWhy}
                  hint={words.rollbackHint(before, scheduled.length)}
                  isWide
                >
                  <input
                    id={`why-${scope}`}
                    name="why"
                    required
                    maxLength={400}
                    aria-describedby={`why-${scope}-hint`}
                  />
                </Labelled>
                <Button type="submit" compact variant="quiet">
                  {words.rollBack}
                </Button>
              </ActionForm>
            )}
          </Panel>
        );
      })}
    </>
  );
}
