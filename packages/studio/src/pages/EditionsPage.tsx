import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { Rows } from './parts/Rows.tsx';
import { StateMark } from './parts/StateMark.tsx';
import { languageOf } from './parts/language-of.ts';

type Props = Extract<PageModel, { page: 'editions' }> & { words: Words; token: string };

export function EditionsPage({ editions, scopes, words, token }: Props) {
  return (
    <>
      {scopes.length > 0 && (
        <Panel title={words.newEdition}>
          <ActionForm token={token} label={words.newEdition} action="/editions">
            <Labelled id="title" label={words.editionTitle} hint={words.editionTitleHint}>
              <input id="title" name="title" required maxLength={80} aria-describedby="title-hint" />
            </Labelled>
            <Labelled id="scope" label={words.scope}>
              <select id="scope" name="scope">
                {scopes.map((scope) => (
                  <option key={scope} value={scope}>
                    {words.scopes[scope] ?? scope}
                  </option>
                ))}
              </select>
            </Labelled>
            <Button type="submit" compact>
              {words.make}
            </Button>
          </ActionForm>
        </Panel>
      )}
      <Panel title={words.editions}>
        {editions.length === 0 ? (
          <p>{words.noEditions}</p>
        ) : (
          <Rows
            caption={words.editions}
            heads={[words.title, words.state, words.scope, words.madeBy, words.authorsOf]}
            long={[0]}
            rows={editions.map(({ id, title, state, scope, madeBy, authors }) => ({
              key: String(id),
              cells: [
                <a key="title" href={`/editions/${id}`} lang={languageOf(title)}>
                  {title}
                </a>,
                <StateMark key="state" state={state} words={words} />,
                words.scopes[scope] ?? scope,
                madeBy,
                authors.join(', '),
              ],
            }))}
          />
        )}
      </Panel>
    </>
  );
}
