import { SCOPES } from '@bank/contract';
import { mayRollBack } from '../../people/rights.ts';
import { refuse, type Door } from '../asking.ts';
import { inBeijing } from '../in-beijing.ts';

const LONGEST_REASON = 400;

export function releases({ studio, get, post }: Door): void {
  get('/releases', async (one) => {
    const found = await studio.releases.all();
    const moment = (since: number | undefined) => (since === undefined ? '' : inBeijing(since));
    return one.show({
      page: 'releases',
      scopes: found.map(({ scope, shown, scheduled, before, newest }) => ({
        scope,
        shown: shown && { release: shown.id, since: moment(shown.since) },
        scheduled: scheduled.map(({ id, since }) => ({ release: id, since: moment(since) })),
        before: before?.id,
        newest,
        mayRollBack: before !== undefined && mayRollBack(one.person, scope),
      })),
    });
  });

  post('/releases/:scope/rollback', async (one) => {
    const scope = SCOPES.find((name) => name === one.params['scope']);
    if (scope === undefined) return refuse(one, 'not-found', 404);
    if (!mayRollBack(one.person, scope)) return refuse(one, 'not-yours', 403);
    const why = (one.form.get('why') ?? '').trim().slice(0, LONGEST_REASON);
    const after = one.form.get('newest') ?? '';
    if (why === '' || !/^\d+$/.test(after)) return refuse(one, 'bad-form', 400, [one.words.rollbackNeeded]);
    await studio.releases.rollBack(scope, { person: one.person.name, why, after: Number(after) });
    return one.leadTo('/releases?done=rollBack');
  });
}
