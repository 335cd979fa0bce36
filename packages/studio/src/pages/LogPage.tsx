import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { Panel } from './parts/Panel.tsx';
import { Rows } from './parts/Rows.tsx';

type Props = Extract<PageModel, { page: 'log' }> & { words: Words };

export function LogPage({ steps, altered, stored, faults, words }: Props) {
  return (
    <>
      <p>
        {words.logLead} <a href="/log.json">{words.logExport}</a>
      </p>
      <Panel title={words.logStudio}>
        <p>{altered.length === 0 ? words.logSound : words.logAltered(altered.join(', '))}</p>
        <Rows
          caption={words.logStudio}
          heads={[words.number, words.when, words.who, words.step, words.editions, words.detail]}
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
          rows={stored.map(({ number, when, who, step, detail }) => ({
            key: String(number),
            cells: [number, when, who, step, detail],
          }))}
        />
      </Panel>
    </>
  );
}
