import { mayReadLog } from '../../people/rights.ts';
import { listSteps } from '../../store/steps.ts';
import { refuse, type Door } from '../asking.ts';
import { inBeijing } from '../edition-models.ts';

export function log({ studio, get }: Door): void {
  const { database, publishing } = studio;

  get('/log', async (one) => {
    if (!mayReadLog(one.person)) return refuse(one, 'not-yours', 403);
    const { steps, altered } = listSteps(database);
    const { entries, faults } = await publishing.log();
    return one.show({
      page: 'log',
      steps: steps.toReversed().map(({ sequence, at, person, step, edition, detail }) => ({
        number: sequence,
        when: inBeijing(at),
        who: person,
        step: one.words.steps[step],
        edition: edition === null ? '' : String(edition),
        detail,
      })),
      altered,
      stored: entries.toReversed().map(({ sequence, at, actor, step, scope, releaseId, why, facts }) => ({
        number: sequence,
        when: inBeijing(at),
        who: actor,
        step: one.words.storeSteps[step],
        detail: [`${scope} ${releaseId}`, why, ...Object.entries(facts).map((fact) => fact.join(': '))]
          .filter(Boolean)
          .join(' · '),
      })),
      faults,
    });
  });

  get('/log.json', async (one) => {
    if (!mayReadLog(one.person)) return refuse(one, 'not-yours', 403);
    const { entries, faults } = await publishing.log();
    return one.reply
      .header('content-disposition', 'attachment; filename="studio-log.json"')
      .send({ studio: listSteps(database), store: { entries, faults } });
  });
}
