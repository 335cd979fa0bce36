import { beijingMinute } from '@bank/contract';
import { momentOf } from '@bank/publish/editing';
import { listNewItems } from '../../editions/edits.ts';
import { findEdition, hasEnded, type Edition } from '../../editions/edition.ts';
import { checkingRefusal } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { changedItems, editionRow } from '../edition-models.ts';
import { lookOf, looksModel } from '../looks.ts';
import { framing } from '../security.ts';
import type { Studio } from '../studio.ts';

/** The real page as the edition would have it, beside what visitors see, both at one moment and looked at in one way. */
export function look({ studio, get, post }: Door): void {
  const { config, database, publishing, previews } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));
  const mayLook = ({ person }: Asked, edition: Edition) =>
    !hasEnded(edition) &&
    (edition.authors.includes(person.name) || checkingRefusal(person, edition) !== 'no-checker');

  get('/editions/:id/look', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const preview = previews.of(edition.id);
    const chosen = lookOf(one.query);
    if (preview !== undefined) framing(one.reply, [preview.link, preview.beside]);
    return one.show({
      page: 'look',
      edition: editionRow(edition),
      look: {
        ...chosen,
        paths: await pathsOf(studio, edition),
        at: preview?.at === undefined ? '' : beijingMinute(preview.at),
        link: preview?.link,
        isOld: preview !== undefined && preview.revision !== edition.revision,
        frames: preview === undefined ? [] : looksModel(chosen, preview),
        mayStart: mayLook(one, edition),
      },
    });
  });

  post('/editions/:id/preview', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    if (!mayLook(one, edition)) return refuse(one, 'not-yours', 403);
    const { id, scope, title, revision } = edition;
    const given = one.form.get('at') ?? '';
    const at = given === '' ? undefined : momentOf(given);
    const origin = config.provider?.publicUrl.origin ?? `http://${one.request.headers.host ?? ''}`;
    try {
      await previews.start({
        edition: id,
        what: await publishing.toLookAt(edition, one.person.name),
        scope,
        title,
        origin,
        at,
        revision,
      });
    } catch (error) {
      return refuse(one, 'failed', 502, [one.words.previewFailed, (error as Error).message]);
    }
    // Discarded while its preview was being made.
    const now = findEdition(database, id);
    if (now === undefined || hasEnded(now)) {
      previews.endOf(id);
      return refuse(one, 'moved-on', 409);
    }
    const path = one.form.get('path') ?? '/';
    return one.leadTo(`/editions/${id}/look?${new URLSearchParams({ path, done: 'preview' })}`);
  });
}

/** Where texts that the edition changes are read, to be chosen from. */
async function pathsOf({ database, folders }: Studio, edition: Edition): Promise<string[]> {
  const changed = changedItems({ database }, edition.id);
  if (changed.size === 0) return ['/'];
  const columns = new Map(listNewItems(database, edition.id).map(({ item, place }) => [item, place]));
  for (const { name, column } of (await (await folders.of(edition)).list()).items)
    if (column !== undefined) columns.set(name, column);
  const texts = [...changed].flatMap((name) => {
    const [column, id] = [columns.get(name), name.slice(name.indexOf('/') + 1)];
    if (!name.startsWith('article/') || column === undefined) return [];
    const query = new URLSearchParams({ id, column });
    return [`/bobbank/seconddetail?${query}`, `/bobbank/secondlist?column=${column}`];
  });
  return [...new Set(['/', ...texts])];
}
