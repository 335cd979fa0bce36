import { beijingDay } from '@bank/contract';
import type { LogEntry } from '@bank/store';
import type { Step } from '../store/steps.ts';

/** What an auditor looks for in both logs; '' is everything. Days are Beijing's, the last one included. */
export interface LogFilter {
  person: string;
  step: string;
  from: string;
  to: string;
  text: string;
}

export function filterOf(query: URLSearchParams): LogFilter {
  const given = (name: string) => (query.get(name) ?? '').trim();
  return {
    person: given('person'),
    step: given('step'),
    from: given('from'),
    to: given('to'),
    text: given('text'),
  };
}

/** `person=Li+Na&step=published`: what leads to the same choice again. */
export function queryOfFilter(filter: LogFilter): string {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
}

interface Told {
  at: number;
  person: string;
  step: string;
  text: string;
}

function isWanted({ at, person, step, text }: Told, filter: LogFilter): boolean {
  const day = beijingDay(at);
  return (
    (filter.person === '' || filter.person === person) &&
    (filter.step === '' || filter.step === step) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day <= filter.to) &&
    text.toLowerCase().includes(filter.text.toLowerCase())
  );
}

export const wantedSteps = (steps: readonly Step[], filter: LogFilter): Step[] =>
  steps.filter(({ at, person, step, detail, edition }) =>
    isWanted({ at, person, step, text: `${edition ?? ''} ${detail}` }, filter),
  );

export const wantedEntries = (entries: readonly LogEntry[], filter: LogFilter): LogEntry[] =>
  entries.filter(({ at, actor, step, ...rest }) =>
    isWanted({ at, person: actor, step, text: detailOf(rest) }, filter),
  );

/** What else the store's log says of a step, in one line. */
export function detailOf({
  scope,
  releaseId,
  why,
  facts,
}: Pick<LogEntry, 'scope' | 'releaseId' | 'why' | 'facts'>): string {
  return [`${scope} ${releaseId}`, why, ...Object.entries(facts).map((fact) => fact.join(': '))]
    .filter(Boolean)
    .join(' · ');
}
