import { SCOPES, type Scope } from '@bank/contract';
import { mayRollBack } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { inBeijing } from '../in-beijing.ts';

const LONGEST_REASON = 400;
const MOST_OFFERED = 20;

export function releases({ studio, get, post }: Door): void {
  get('/releases', async (one) => {
    const found = await studio.releases.all();
    const moment = (since: number | undefined) => (since === undefined ? '' : inBeijing(since));
    return one.show({
      page: 'releases',
      scopes: found.map(({ scope, shown, scheduled, seen, newest }) => ({
        scope,
        shown: shown && { release: shown.id, since: moment(shown.since) },
        scheduled: scheduled.map(({ id, since }) => ({ release: id, since: moment(since) })),
        seen: seen.slice(0, MOST_OFFERED).map(({ release, since }) => ({ release, since: moment(since) })),
        newest,
        maySteer: mayRollBack(one.person, scope),
      })),
    });
  });

  type Step = (
    scope: Scope,
    wish: { person: string; why: string; after: number },
    one: Asked,
  ) => Promise<unknown>;
  const step = (name: 'rollback' | 'call-off', done: string, take: Step) =>
    post(`/releases/:scope/${name}`, async (one) => {
      const scope = SCOPES.find((known) => known === one.params['scope']);
      if (scope === undefined) return refuse(one, 'not-found', 404);
      if (!mayRollBack(one.person, scope)) return refuse(one, 'not-yours', 403);
      const why = (one.form.get('why') ?? '').trim().slice(0, LONGEST_REASON);
      const after = one.form.get('newest') ?? '';
      if (why === '' || !/^\d+$/.test(after)) return refuse(one, 'bad-form', 400, [one.words.reasonNeeded]);
      await take(scope, { person: one.person.name, why, after: Number(after) }, one);
      return one.leadTo(`/releases?done=${done}`);
    });
  step('rollback', 'rollBack', (scope, wish, { form }) =>
    studio.releases.rollBack(scope, { ...wish, to: Number(form.get('to')) }),
  );
  step('call-off', 'callOff', (scope, wish) => studio.releases.callOff(scope, wish));
}
