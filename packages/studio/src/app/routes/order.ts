import { sourceValue } from '../../editions/changed-files.ts';
import { isOfDesk } from '../../editions/desk/desk-rows.ts';
import { findEdition, type Edition } from '../../editions/edition.ts';
import { saveEdits } from '../../editions/edits.ts';
import { inOrder, type OrderedList } from '../../editions/ordering.ts';
import { readOnce } from '../../editions/readings.ts';
import type { OrderListModel } from '../../pages/page-model.ts';
import type { Person } from '../../people/person.ts';
import { mayWrite } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { editionRow } from '../edition-models.ts';

/** The order of menus, banners and all else that has one. */
export function order({ studio, get, post }: Door): void {
  const { database, folders } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));
  // What a desk publishes are its rows alone.
  const mayMove = ({ id, scope }: Edition, person: Person) =>
    mayWrite(person, scope, undefined) && !isOfDesk(database, id);
  const listsOf = async (edition: Edition) => {
    const state = await folders.of(edition);
    return readOnce('orders', state, { folder: await state.place(), scope: edition.scope });
  };

  get('/editions/:id/order', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const lists = await listsOf(edition);
    const chosen = lists.find(({ id }) => id === one.query.get('list')) ?? lists[0];
    return one.show({
      page: 'order',
      edition: editionRow(edition),
      lists: lists.map(listModel),
      chosen: chosen?.id ?? '',
      entries: chosen?.entries.map(({ item, title }) => ({ item, title })) ?? [],
      mayWrite: edition.state === 'open' && mayMove(edition, one.person),
    });
  });

  post('/editions/:id/order', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    if (!mayMove(edition, one.person)) return refuse(one, 'not-yours', 403);
    const id = one.form.get('list') ?? '';
    const list = (await listsOf(edition)).find((known) => known.id === id);
    const wanted = moved(one.form.getAll('order'), one.form.get('move') ?? '');
    const changes = list && inOrder(list, wanted);
    if (changes === undefined) return refuse(one, 'moved-on');
    const source = folders.sourceOf(edition.scope);
    for (const { entry, value } of changes) {
      const was = sourceValue(source, entry.files, entry.field)?.value;
      const fields = [{ field: entry.field, was, value }];
      saveEdits(database, edition.id, { item: entry.item, author: one.person.name, fields });
    }
    if ((one.request.headers.accept ?? '').includes('application/json'))
      return one.reply.send({ isSaved: true });
    return one.leadTo(`/editions/${edition.id}/order?${new URLSearchParams({ list: id, done: 'saved' })}`);
  });
}

/** `up:banner/p01-pension`: without script a button moves one entry by one place. */
function moved(items: readonly string[], move: string): string[] {
  const [, way, item = ''] = /^(up|down):(.+)$/.exec(move) ?? [];
  const at = items.indexOf(item);
  const to = way === 'up' ? at - 1 : at + 1;
  if (at === -1 || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}

const listModel = ({ id, kind, language, about }: OrderedList): OrderListModel => ({
  id,
  kind,
  language,
  about,
});
