import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { DeskPut } from './parts/DeskPut.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { Rows } from './parts/Rows.tsx';
import styles from './DeskPage.module.css';

type Props = Extract<PageModel, { page: 'desk' }> & { words: Words; token: string };

export function DeskPage({
  name,
  names,
  columns,
  rows,
  limit,
  limits,
  things,
  mayKeep,
  words,
  token,
}: Props) {
  const namesOfColumns = columns.map((column) => words.desk.columns[column] ?? column);
  const [key = '', ...figures] = namesOfColumns;
  return (
    <>
      <p className={styles.desks}>
        {names.map((one) => (
          <span key={one}>
            {one === name ? (
              <strong>{words.desk.names[one]}</strong>
            ) : (
              <a href={`/desks/${one}`}>{words.desk.names[one]}</a>
            )}
          </span>
        ))}
      </p>
      {mayKeep && (
        <Panel title={words.desk.put}>
          <DeskPut desk={name} words={words} token={token} />
          <p>
            {words.desk.heads(namesOfColumns)} <code>{columns.join(',')}</code>
          </p>
        </Panel>
      )}
      <Panel title={words.deskLimits}>
        <p>{words.desk.limitLead(limit)}</p>
        {limits.length > 0 && (
          <Rows
            caption={words.deskLimits}
            heads={[words.desk.thing, '%']}
            figures={[1]}
            rows={limits.map((one) => ({ key: one.key, cells: [one.key, one.percent] }))}
          />
        )}
        {mayKeep && (
          <ActionForm token={token} label={words.deskLimits} action={`/desks/${name}/limits`}>
            <Labelled id="thing" label={words.desk.thing}>
              <select id="thing" name="thing">
                {things.map((thing) => (
                  <option key={thing}>{thing}</option>
                ))}
              </select>
            </Labelled>
            <Labelled id="percent" label={words.desk.percent}>
              <input id="percent" name="percent" inputMode="decimal" pattern="\d{1,3}(\.\d{1,2})?" />
            </Labelled>
            <Button type="submit" compact variant="quiet">
              {words.save}
            </Button>
          </ActionForm>
        )}
      </Panel>
      <Panel title={words.desk.current}>
        <Rows
          caption={words.desk.current}
          figures={columns.slice(1).map((_column, index) => index + 2)}
          heads={[key, words.desk.thing, ...figures]}
          rows={rows.map((row) => ({ key: row.key, cells: [row.key, row.thing, ...row.cells] }))}
        />
      </Panel>
    </>
  );
}
