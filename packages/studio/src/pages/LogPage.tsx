import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { Rows } from './parts/Rows.tsx';
import styles from './LogPage.module.css';

type Props = Extract<PageModel, { page: 'log' }> & { words: Words };

export function LogPage({ filter, query, people, stepNames, steps, altered, stored, faults, words }: Props) {
  const exported = (ending: string) => `/log.${ending}${query === '' ? '' : `?${query}`}`;
  return (
    <>
      <p>{words.logLead}</p>
      <search>
        <form className={styles.choice} aria-label={words.logFilter}>
          <Labelled id="person" label={words.who}>
            <select id="person" name="person" defaultValue={filter.person}>
              <option value="">{words.everybody}</option>
              {people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Labelled>
          <Labelled id="step" label={words.step}>
            <select id="step" name="step" defaultValue={filter.step}>
              <option value="">{words.everyStep}</option>
              {stepNames.map(({ name, shown }) => (
                <option key={name} value={name}>
                  {shown}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled id="from" label={words.fromDay}>
            <input id="from" name="from" type="date" defaultValue={filter.from} />
          </Labelled>
          <Labelled id="to" label={words.toDay}>
            <input id="to" name="to" type="date" defaultValue={filter.to} />
          </Labelled>
          <Labelled id="text" label={words.logText}>
            <input id="text" name="text" type="search" defaultValue={filter.text} />
          </Labelled>
          <Button type="submit" compact variant="quiet">
            {words.logFilter}
          </Button>
        </form>
      </search>
      <p>
        <a href={exported('json')}>{words.logExport}</a> · <a href={exported('csv')}>{words.logExportCsv}</a>
      </p>
      <Panel title={words.logStudio}>
        <p>{altered.length === 0 ? words.logSound : words.logAltered(altered.join(', '))}</p>
        <Rows
          caption={words.logStudio}
          heads={[words.number, words.when, words.who, words.step, words.editions, words.detail]}
          long={[5]}
          rows={steps.map(({ number, when, who, step, edition, detail }) => ({
            key: String(number),
            isMarked: altered.includes(number),
            cells: [number, when, who, step, edition, detail],
          }))}
        />
      </Panel>
      <Panel title={words.logStore}>
        <p>{faults.length === 0 ? words.logSound : faults.join(' ')}</p>
        <Rows
          caption={words.logStore}
          heads={[words.number, words.when, words.who, words.step, words.detail]}
          long={[4]}
          rows={stored.map(({ number, when, who, step, detail }) => ({
            key: String(number),
            cells: [number, when, who, step, detail],
          }))}
        />
      </Panel>
    </>
  );
}
