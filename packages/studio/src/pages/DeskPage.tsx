import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { Rows } from './parts/Rows.tsx';

type Props = Extract<PageModel, { page: 'desk' }> & { words: Words; token: string };

export function DeskPage({ name, names, columns, rows, mayKeep, words, token }: Props) {
  return (
    <>
      <p>
        {names.map((one) => (
          <span key={one}>
            {one === name ? (
              <strong>{words.deskNames[one]}</strong>
            ) : (
              <a href={`/desks/${one}`}>{words.deskNames[one]}</a>
            )}{' '}
          </span>
        ))}
      </p>
      {mayKeep && (
        <Panel title={words.deskPut}>
          <p>{words.deskLead}</p>
          <ActionForm token={token} label={words.deskPut} action={`/desks/${name}`} isTall>
            <Labelled id="rows" label={words.deskPaste} isWide>
              <textarea id="rows" name="rows" rows={8} spellCheck={false} required />
            </Labelled>
            <Button type="submit" compact>
              {words.deskPut}
            </Button>
          </ActionForm>
          <div data-drop={`/desks/${name}/file`} data-token={token} data-failed={words.refusals.failed}>
            <Labelled id="file" label={words.deskFile}>
              <input id="file" type="file" accept=".csv,.xlsx" />
            </Labelled>
            <p role="status" data-drop-status="" />
          </div>
        </Panel>
      )}
      <Panel title={words.deskCurrent}>
        <Rows
          caption={words.deskCurrent}
          heads={columns}
          rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
      </Panel>
    </>
  );
}
