import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { ReasonForm } from './parts/ReasonForm.tsx';

type Props = Extract<PageModel, { page: 'releases' }> & { words: Words; token: string };

export function ReleasesPage({ scopes, words, token }: Props) {
  return (
    <>
      <p>{words.rollbackLead}</p>
      {scopes.map(({ scope, shown, scheduled, seen, newest, maySteer }) => {
        const name = words.scopes[scope] ?? scope;
        const form = { scope: name, newest, token };
        return (
          <Panel key={scope} title={name}>
            <p>{shown === undefined ? words.showsNothing : words.showsRelease(shown.release, shown.since)}</p>
            {scheduled.map(({ release, since }) => (
              <p key={release}>{words.scheduledRelease(release, since)}</p>
            ))}
            {maySteer && shown !== undefined && scheduled.length > 0 && (
              <ReasonForm
                {...form}
                action={`/releases/${scope}/call-off`}
                deed={words.callOff}
                question={words.callOffWhy}
                hint={words.callOffHint(shown.release)}
              />
            )}
            {maySteer && seen.length > 0 && (
              <ReasonForm
                {...form}
                action={`/releases/${scope}/rollback`}
                deed={words.rollBack}
                question={words.rollbackWhy}
                hint={words.rollbackHint(scheduled.length)}
              >
                <Labelled id={`to-${scope}`} label={words.rollbackTo}>
                  <select id={`to-${scope}`} name="to">
                    {seen.map(({ release, since }) => (
                      <option key={release} value={release}>
                        {words.releaseSeen(release, since)}
                      </option>
                    ))}
                  </select>
                </Labelled>
              </ReasonForm>
            )}
          </Panel>
        );
      })}
    </>
  );
}
