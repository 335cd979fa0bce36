import { mayReadLog } from '../../people/rights.ts';
import { STEPS, listSteps } from '../../store/steps.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { logCsv } from '../log-csv.ts';
import { detailOf, filterOf, queryOfFilter, wantedEntries, wantedSteps } from '../log-filter.ts';
import { inBeijing } from '../in-beijing.ts';

const STORE_STEPS = ['import', 'sign', 'activate', 'prune'] as const;

export function log({ studio, get }: Door): void {
  const { database, publishing } = studio;

  /** The chains are looked at whole; what is shown is what was asked for. */
  async function wanted({ query }: Asked) {
    const filter = filterOf(query);
    const { steps, altered } = listSteps(database);
    const { entries, faults } = await publishing.log();
    const people = [
      ...new Set([...steps.map(({ person }) => person), ...entries.map(({ actor }) => actor)]),
    ].sort();
    return {
      filter,
      people,
      steps: wantedSteps(steps, filter),
      altered,
      entries: wantedEntries(entries, filter),
      faults,
    };
  }

  get('/log', async (one) => {
    if (!mayReadLog(one.person)) return refuse(one, 'not-yours', 403);
    const { filter, people, steps, altered, entries, faults } = await wanted(one);
    const { words } = one;
    return one.show({
      page: 'log',
      filter,
      query: queryOfFilter(filter),
      people,
      stepNames: [
        ...STEPS.map((name) => ({ name, shown: words.steps[name] })),
        ...STORE_STEPS.map((name) => ({ name, shown: words.storeSteps[name] })),
      ],
      steps: steps.toReversed().map(({ sequence, at, person, step, edition, detail }) => ({
        number: sequence,
        when: inBeijing(at),
        who: person,
        step: words.steps[step],
        edition: edition === null ? '' : String(edition),
        detail,
      })),
      altered,
      stored: entries.toReversed().map((entry) => ({
        number: entry.sequence,
        when: inBeijing(entry.at),
        who: entry.actor,
        step: words.storeSteps[entry.step],
        detail: detailOf(entry),
      })),
      faults,
    });
  });

  get('/log.json', async (one) => {
    if (!mayReadLog(one.person)) return refuse(one, 'not-yours', 403);
    const { filter, steps, altered, entries, faults } = await wanted(one);
    return one.reply
      .header('content-disposition', 'attachment; filename="studio-log.json"')
      .send({ filter, studio: { steps, altered }, store: { entries, faults } });
  });

  get('/log.csv', async (one) => {
    if (!mayReadLog(one.person)) return refuse(one, 'not-yours', 403);
    const { steps, entries } = await wanted(one);
    return one.reply
      .header('content-disposition', 'attachment; filename="studio-log.csv"')
      .type('text/csv; charset=utf-8')
      .send(logCsv(steps, entries));
  });
}
