import { SCOPES } from '@bank/contract';
import { momentOf } from '@bank/publish/editing';
import { isOfDesk } from '../../editions/desk/desk-rows.ts';
import { addRemark, findEdition, listEditions, makeEdition, moveEdition } from '../../editions/edition.ts';
import { setEmbargo } from '../../editions/embargo.ts';
import { inTurn } from '../../editions/in-turn.ts';
import { isPast } from '../../editions/is-past.ts';
import { Refused } from '../../editions/refused.ts';
import { checkingRefusal, mayDiscard, mayMakeEdition, mayRemark } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { editionModel, editionRow } from '../edition-models.ts';
import { inBeijing } from '../in-beijing.ts';

const LONGEST_TITLE = 80;
const LONGEST_REMARK = 2_000;
/** `article/longer-hours CN title` */
const LONGEST_PLACE = 200;

const pastMoment = ({ words }: Asked, moment: number) =>
  words.pastMoment(inBeijing(moment), inBeijing(Date.now()));

export function editions({ studio, get, post }: Door): void {
  const { database, publishing, folders, previews } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));

  get('/', ({ person, show }) =>
    show({
      page: 'editions',
      editions: listEditions(database).map(editionRow),
      scopes: SCOPES.filter((scope) => mayMakeEdition(person, scope)),
    }),
  );

  post('/editions', (one) => {
    const title = (one.form.get('title') ?? '').trim().slice(0, LONGEST_TITLE);
    const scope = SCOPES.find((name) => name === one.form.get('scope'));
    if (title === '' || scope === undefined) return refuse(one, 'bad-form', 400);
    if (!mayMakeEdition(one.person, scope)) return refuse(one, 'not-yours', 403);
    return one.leadTo(`/editions/${makeEdition(database, title, scope, one.person.name)}`);
  });

  get('/editions/:id', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    return one.show({ page: 'edition', edition: await editionModel(studio, edition, one) });
  });

  get('/editions/:id/findings.json', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return one.reply.code(404).send();
    const folder = await folders.of(edition);
    return one.reply.send({ count: (await folder.findings()).length });
  });

  post('/editions/:id/submit', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const isOwn = edition.authors.includes(one.person.name) || mayMakeEdition(one.person, edition.scope);
    if (!isOwn) return refuse(one, 'not-yours', 403);
    await inTurn(database, edition, (now) => publishing.submit(now, one.person.name));
    return one.leadTo(`/editions/${edition.id}?done=submit`);
  });

  post('/editions/:id/approve', (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const refusal = checkingRefusal(one.person, edition);
    if (refusal !== undefined) return refuse(one, refusal, 403);
    const { name } = one.person;
    const isMoved = moveEdition(database, edition.id, {
      person: name,
      step: 'approved',
      detail: edition.bundleId ?? '',
      from: 'submitted',
      to: 'approved',
      set: { approved_by: name },
    });
    if (!isMoved) throw new Refused('moved-on');
    return one.leadTo(`/editions/${edition.id}?done=approve`);
  });

  post('/editions/:id/send-back', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const why = (one.form.get('why') ?? '').trim().slice(0, LONGEST_REMARK);
    const refusal = checkingRefusal(one.person, edition);
    if (refusal !== undefined) return refuse(one, refusal, 403);
    if (why === '') return refuse(one, 'bad-form', 400, [one.words.sendBackNeeded]);
    const { name } = one.person;
    // Not while somebody publishes it.
    const isMoved = await inTurn(database, edition, () =>
      moveEdition(database, edition.id, {
        person: name,
        step: 'sent-back',
        detail: why,
        from: edition.state === 'approved' ? 'approved' : 'submitted',
        to: 'open',
        set: { approved_by: null, bundle_id: null, basis: null, changes: null },
      }),
    );
    if (!isMoved) throw new Refused('moved-on');
    addRemark(database, edition.id, { item: '', person: name, text: why });
    return one.leadTo(`/editions/${edition.id}?done=sendBack`);
  });

  post('/editions/:id/remarks', (one) => {
    const edition = asked(one);
    const text = (one.form.get('text') ?? '').trim().slice(0, LONGEST_REMARK);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    if (!mayRemark(one.person, edition)) return refuse(one, 'not-yours', 403);
    if (text === '') return refuse(one, 'bad-form', 400);
    const place = (one.form.get('place') ?? '').slice(0, LONGEST_PLACE);
    addRemark(database, edition.id, { item: place, person: one.person.name, text });
    return one.leadTo(`/editions/${edition.id}`);
  });

  post('/editions/:id/embargo', (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const isOwn = edition.authors.includes(one.person.name) || mayMakeEdition(one.person, edition.scope);
    if (!isOwn || isOfDesk(database, edition.id)) return refuse(one, 'not-yours', 403);
    const given = one.form.get('until') ?? '';
    const until = given === '' ? undefined : momentOf(given);
    // One that passes while the edition is written has been kept; one that has passed when it is set was mistyped.
    if (until !== undefined && isPast(until))
      return refuse(one, 'past-embargo', 409, [pastMoment(one, until)]);
    setEmbargo(database, edition.id, until, one.person.name);
    return one.leadTo(`/editions/${edition.id}?done=embargo`);
  });

  post('/editions/:id/discard', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    if (!mayDiscard(one.person, edition)) return refuse(one, 'not-yours', 403);
    if (one.form.get('sure') !== 'yes') return refuse(one, 'bad-form', 400, [one.words.discardNeeded]);
    const { name } = one.person;
    // Not while somebody submits it, nor once a checker has it.
    const isMoved = await inTurn(database, edition, () =>
      moveEdition(database, edition.id, {
        person: name,
        step: 'edition-discarded',
        detail: edition.title,
        from: 'open',
        to: 'discarded',
      }),
    );
    if (!isMoved) throw new Refused('moved-on');
    previews.endOf(edition.id);
    return one.leadTo(`/editions/${edition.id}?done=discard`);
  });

  get('/editions/:id/manifest.json', (one) => {
    const edition = asked(one);
    if (edition?.bundleId === undefined) return one.reply.code(404).send();
    return one.reply.send(publishing.manifest(edition));
  });

  post('/editions/:id/signatures', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const role = one.form.get('role') === 'maker' ? 'maker' : 'checker';
    const at = one.form.get('at') ?? '';
    const signature = one.form.get('signature') ?? '';
    await inTurn(database, edition, (now) => publishing.sign(now, one.person.name, { role, at, signature }));
    return one.leadTo(`/editions/${edition.id}?done=signatures`);
  });

  post('/editions/:id/publish', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const { name } = one.person;
    if (!edition.authors.includes(name) && edition.approvedBy !== name) return refuse(one, 'not-yours', 403);
    // A moment counts where it was chosen: what stands in the field of another choice was left behind.
    const when = one.form.get('choice') === 'moment' ? (one.form.get('when') ?? '') : '';
    if (one.form.get('choice') === 'moment' && when === '') return refuse(one, 'bad-form', 400);
    const moment = when === '' ? undefined : momentOf(when);
    if (moment !== undefined && isPast(moment))
      return refuse(one, 'past-moment', 409, [pastMoment(one, moment)]);
    await inTurn(database, edition, (now) => publishing.publish(now, name, moment));
    return one.leadTo(`/editions/${edition.id}?done=publish`);
  });
}
