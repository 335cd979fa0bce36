import { isOfDesk } from '../../editions/desk/desk-rows.ts';
import { addNewItem, putItemBack, takeItemOut } from '../../editions/edits.ts';
import { findEdition } from '../../editions/edition.ts';
import { isItemKey } from '../../pages/item-key.ts';
import { isOneOfMany, newPlaces } from '../../editions/new-places.ts';
import { mayWrite } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { itemLink } from '../edition-models.ts';
import { openItem } from './items.ts';

/** Records that come and go. */
export function records({ studio, post }: Door): void {
  const { database, folders } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));

  post('/editions/:id/items', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const key = one.form.get('key') ?? '';
    const value = one.form.get('column') ?? '';
    const folder = await folders.of(edition);
    const source = folders.sourceOf(edition.scope);
    // Whoever has no columns of their own may open one that holds nothing yet.
    const columns = one.person.columns ?? (/^\d{6}$/.test(value) && edition.scope === 'site' ? [value] : []);
    const place = newPlaces((await folder.list()).standings, source, columns).find(
      (known) => known.value === value,
    );
    if (place === undefined || !isItemKey(key)) return refuse(one, 'bad-form', 400, [one.words.itemKeyHint]);
    // What a desk publishes are its rows alone.
    if (isOfDesk(database, edition.id) || !mayWrite(one.person, edition.scope, place.column))
      return refuse(one, 'not-yours', 403);
    const item = `${place.type}/${key}`;
    const made = { item, place: place.place, author: one.person.name };
    const isNew = folder.filesOf(item) === undefined && addNewItem(database, edition.id, made);
    const address = itemLink(edition.id, item);
    if (isNew) return one.leadTo(address);
    const text = one.words.refusals['name-taken'];
    return one.show({ page: 'problem', text, link: { address, text: item } }, { status: 409 });
  });

  const move = (step: 'take-out' | 'put-back', take: typeof takeItemOut) =>
    post(`/editions/:id/item/:type/:key/${step}`, async (one) => {
      const edition = asked(one);
      const opened = edition && (await openItem(studio, edition, one));
      if (edition === undefined || opened === undefined) return refuse(one, 'not-found', 404);
      const mayMove = opened.mayWrite && isOneOfMany(opened.files, folders.sourceOf(edition.scope));
      if (!mayMove) return refuse(one, edition.state === 'open' ? 'not-yours' : 'moved-on', 403);
      take(database, edition.id, opened.name, one.person.name);
      return one.leadTo(`/editions/${edition.id}`);
    });
  move('take-out', takeItemOut);
  move('put-back', putItemBack);
}
