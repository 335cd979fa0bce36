import { lstatSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MEDIA_TYPES, wordsIn } from '@bank/publish/editing';
import { isOfDesk } from '../../editions/desk/desk-rows.ts';
import { findEdition, type Edition } from '../../editions/edition.ts';
import { MEDIA_PATH, addMedia, isOfNoKind, listMedia, nameMedia } from '../../editions/media-files.ts';
import type { ListedMedia } from '../../editions/media-uses.ts';
import { readOnce } from '../../editions/readings.ts';
import type { MediaModel } from '../../pages/page-model.ts';
import type { Person } from '../../people/person.ts';
import { mayMakeEdition } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { editionRow, itemLink } from '../edition-models.ts';

const MOST_LISTED = 60;
const KINDS = ['pictures', 'files', 'unused'] as const;
/** Nothing of a file runs, also where one opens it by itself; drawings have styles of their own. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures and documents of a scope, and those that an edition brings along. */
export function media({ studio, get, post }: Door): void {
  const { database, folders, config } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));
  // What a desk publishes are its rows alone.
  const mayAdd = ({ id, scope }: Edition, person: Person) =>
    mayMakeEdition(person, scope) && !isOfDesk(database, id);

  async function listed(
    edition: Edition,
    query: URLSearchParams,
  ): Promise<{ all: MediaModel[]; shown: MediaModel[] }> {
    const state = await folders.of(edition);
    const folder = await state.place();
    const files = await readOnce('media', state, { folder, scope: edition.scope });
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const kind = KINDS.find((one) => one === query.get('kind'));
    const brought = new Set(listMedia(database, edition.id).map(({ path }) => path));
    const all = files
      .filter((file) => isOfKind(file, kind) && words.every((word) => textOf(file).includes(word)))
      // What the edition brings is what somebody looks for.
      .toSorted((a, b) => Number(brought.has(b.path)) - Number(brought.has(a.path)))
      .map((file) => mediaModel(file, edition.id, folder));
    return { all, shown: all.slice(0, MOST_LISTED) };
  }

  get('/editions/:id/media', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const { all, shown } = await listed(edition, one.query);
    return one.show({
      page: 'media',
      edition: editionRow(edition),
      query: one.query.get('q') ?? '',
      kind: KINDS.find((kind) => kind === one.query.get('kind')) ?? '',
      found: all.length,
      files: shown,
      mayAdd: edition.state === 'open' && mayAdd(edition, one.person),
    });
  });

  get('/editions/:id/media.json', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return one.reply.code(404).send();
    return one.reply.send((await listed(edition, one.query)).shown);
  });

  get('/editions/:id/media/*', async (one) => {
    const edition = asked(one);
    const path = one.params['*'] ?? '';
    if (edition === undefined || !MEDIA_PATH.test(path)) return one.reply.code(404).send();
    const folder = await (await folders.of(edition)).place();
    const place = join(folder, 'media', path);
    if (lstatSync(place, { throwIfNoEntry: false })?.isFile() !== true) return one.reply.code(404).send();
    const type =
      MEDIA_TYPES[extname(path).slice(1) as keyof typeof MEDIA_TYPES] ?? 'application/octet-stream';
    return one.reply.header('content-security-policy', FILE_POLICY).type(type).send(readFileSync(place));
  });

  post('/editions/:id/media', async (one) => {
    const edition = asked(one);
    const { body } = one.request;
    if (edition === undefined) return one.reply.code(404).send();
    const tell = (status: number, text: string) => one.reply.code(status).send({ problem: text });
    if (edition.state !== 'open') return tell(409, one.words.refusals['moved-on']);
    if (!mayAdd(edition, one.person)) return tell(403, one.words.refusals['not-yours']);
    if (body instanceof URLSearchParams) return tell(400, one.words.refusals['bad-form']);
    if (!Buffer.isBuffer(body) || body.length === 0) return tell(400, one.words.media.empty);
    const named = nameMedia(body, one.query.get('name') ?? '');
    if ('problems' in named) {
      const told = named.problems.map((problem) => {
        const { media: words, expectedFound } = one.words;
        const expected = isOfNoKind(problem) ? words.accepted : wordsIn(problem.expected, one.language);
        return expectedFound(expected, wordsIn(problem.found, one.language));
      });
      return tell(422, `${one.words.media.refused} ${told.join(' ')}`);
    }
    const folder = await (await folders.of(edition)).place();
    const { dataDir } = config.settings;
    const parts = { database, dataDir, edition: edition.id, person: one.person.name, folder };
    return one.reply.send({ path: addMedia(parts, named.path, body) });
  });
}

const isPicture = ({ path }: Pick<ListedMedia, 'path'>) => path.startsWith('images/');

function isOfKind(file: ListedMedia, kind: (typeof KINDS)[number] | undefined): boolean {
  if (kind === 'pictures') return isPicture(file);
  if (kind === 'files') return file.path.startsWith('files/');
  return kind === undefined || file.isUnused;
}

const textOf = ({ path, uses, alts }: ListedMedia) =>
  [path, ...uses.map(({ title }) => title), ...alts.CN, ...alts.EN].join(' ').toLowerCase();

function mediaModel(file: ListedMedia, edition: number, folder: string): MediaModel {
  const { path, uses, alts, isUnused } = file;
  const { size } = lstatSync(join(folder, 'media', path));
  return {
    path,
    address: `/editions/${edition}/media/${path}`,
    // Few browsers show what telephones keep.
    isShown: isPicture(file) && !path.endsWith('.heic'),
    kilobytes: Math.max(1, Math.round(size / 1024)),
    uses: uses.map(({ item, title }) => ({ title, link: itemLink(edition, item) })),
    zh: alts.CN,
    en: alts.EN,
    isUnused,
  };
}
