import { beijingDay, type Language } from '@bank/contract';
import { readDraft, type DraftType } from '@bank/publish/editing';
import { findEdition, type Edition } from '../../editions/edition.ts';
import type { EditionFolder } from '../../editions/edition-folder.ts';
import { readReadingPages, type ReadingPages } from '../../editions/reading-pages.ts';
import { refuse, type Door } from '../asking.ts';
import { DRAWN } from '../security.ts';
import type { Studio } from '../studio.ts';
import { draftTypeOf, filesByLanguage, textDraft } from '../text-drafts.ts';
import { columnOf, openItem, type OpenedItem } from './items.ts';

/** A text of an edition as its page draws it, while it is being written: nothing is packed, and pictures are the files themselves. */
export function pageBeside({ studio, get }: Door): void {
  get('/editions/:id/item/:type/:key/page', async (one) => {
    const edition = findEdition(studio.database, Number(one.params['id']));
    const opened = edition && (await openItem(studio, edition, one));
    if (edition === undefined || opened === undefined) return refuse(one, 'not-found', 404);
    const type = draftTypeOf(opened);
    if (type === undefined) return refuse(one, 'not-found', 404);
    one.reply.headers(DRAWN);
    const language = one.query.get('language') === 'EN' ? 'EN' : 'CN';
    return one.show(await drawn(studio, edition, { opened, type, language }));
  });
}

interface Wanted {
  opened: OpenedItem;
  type: DraftType;
  language: Language;
}

async function drawn(studio: Studio, edition: Edition, { opened, type, language }: Wanted) {
  const { folder } = opened;
  const column = columnOf(opened.files);
  const key = opened.name.slice(type.length + 1);
  const readIn = (place: string) =>
    readDraft({ folder: place, files: filesByLanguage(opened.files), type, key, columnId: column });
  const [bodies, pages] = await Promise.all([folder.place().then(readIn), readingPages(studio, folder)]);
  const body = bodies[language];
  const now = Date.now();
  const component = pages.componentOf(column ?? '');
  return {
    page: 'text',
    language,
    today: beijingDay(now),
    mediaBase: `/editions/${edition.id}/media/`,
    name: pages.nameOf(column ?? '', language),
    bank: pages.bank(language),
    draft: body && textDraft(type, body, { key, component, now }),
  } as const;
}

const kept = new WeakMap<object, Promise<ReadingPages>>();

/** As the sources have them, read once for each of their states. */
function readingPages({ folders }: Studio, { sourceList: state }: EditionFolder): Promise<ReadingPages> {
  const known = kept.get(state) ?? readReadingPages(folders.sourceOf('site'));
  kept.set(state, known);
  known.catch(() => kept.delete(state));
  return known;
}
