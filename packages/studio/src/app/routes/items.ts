import { wordsIn, type Told } from '@bank/publish/editing';
import { isOfDesk } from '../../editions/desk/desk-rows.ts';
import { listEdits, listRemovedItems } from '../../editions/edits.ts';
import { findEdition, type Edition } from '../../editions/edition.ts';
import { typeOf, type EditionFolder } from '../../editions/edition-folder.ts';
import type { FedFigures } from '../../editions/fed-figures.ts';
import { stampOf, toFormText } from '../../editions/form-text.ts';
import { itemFields, type ItemField } from '../../editions/item-fields.ts';
import { LANGUAGE_OF, partsOf, type ItemFiles } from '../../editions/item-files.ts';
import { matchItems } from '../../editions/listed-content.ts';
import { isOneOfMany, newPlaces } from '../../editions/new-places.ts';
import { saveItem, type SavedItem } from '../../editions/save-item.ts';
import type { FieldModel, FieldRow, FindingModel } from '../../pages/page-model.ts';
import { mayWrite } from '../../people/rights.ts';
import { fieldName, valueName } from '../../words/record-name.ts';
import type { Words } from '../../words/words.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { groupModel } from '../group-models.ts';
import { fedNote } from '../fed-models.ts';
import { changedItems, editionRow, itemLink, itemRow, soon } from '../edition-models.ts';
import { fieldOf, findingModel } from '../finding-models.ts';
import type { Studio } from '../studio.ts';
import { draftTypeOf } from '../text-drafts.ts';
import { inBeijing } from '../in-beijing.ts';

const MOST_LISTED = 60;

export function items({ studio, get, post }: Door): void {
  const { database, folders } = studio;
  const asked = ({ params }: Asked) => findEdition(database, Number(params['id']));

  get('/editions/:id/content', async (one) => {
    const edition = asked(one);
    if (edition === undefined) return refuse(one, 'not-found', 404);
    const query = one.query.get('q') ?? '';
    const type = one.query.get('type') ?? '';
    const list = await (await folders.of(edition)).list();
    const found = matchItems(list.items, { text: query, type });
    const changed = changedItems(studio, edition.id);
    return one.show({
      page: 'content',
      edition: editionRow(edition),
      query,
      type,
      types: [...new Set(list.standings.map((standing) => standing.type))].sort(),
      found: found.length,
      items: found.slice(0, MOST_LISTED).map((item) => itemRow(item, edition.id, changed)),
      places:
        edition.state === 'open' && !isOfDesk(database, edition.id)
          ? newPlaces(list.standings, folders.sourceOf(edition.scope), one.person.columns).filter(
              ({ column }) => mayWrite(one.person, edition.scope, column),
            )
          : [],
    });
  });

  get('/editions/:id/item/:type/:key', async (one) => {
    const edition = asked(one);
    const opened = edition && (await openItem(studio, edition, one));
    if (edition === undefined || opened === undefined) return refuse(one, 'not-found', 404);
    return showItem(one, edition, opened, await knownFindings(studio, edition, opened.name, one));
  });

  post('/editions/:id/item/:type/:key', async (one) => {
    const edition = asked(one);
    const opened = edition && (await openItem(studio, edition, one));
    if (edition === undefined || opened === undefined) return refuse(one, 'not-found', 404);
    if (!opened.mayWrite || opened.isRemoved)
      return refuse(one, edition.state === 'open' ? 'not-yours' : 'moved-on', 403);
    // Read anew, and nobody writes between that and what is stored, in this process or another.
    const saved = database.transaction(() =>
      saveItem({
        database,
        edition: edition.id,
        item: opened.name,
        person: one.person.name,
        fields: fieldsNow(studio, edition, opened),
        form: one.form,
      }),
    );
    const refused = [...saved.conflicts.keys(), ...saved.unreadable.keys()];
    const now = findEdition(database, edition.id) ?? edition;
    if ((one.request.headers.accept ?? '').includes('application/json')) {
      // What is found follows by itself: the check of a whole scope takes longer than writing down what was typed.
      return one.reply.send({
        bases: Object.fromEntries(saved.bases),
        findings: byField([], saved, one),
        refused,
      });
    }
    if (refused.length === 0) return one.leadTo(`${itemLink(edition.id, opened.name)}?done=saved`);
    return showItem(one, now, opened, await knownFindings(studio, now, opened.name, one), saved);
  });

  get('/editions/:id/item/:type/:key/findings.json', async (one) => {
    const edition = asked(one);
    const opened = edition && (await openItem(studio, edition, one));
    if (edition === undefined || opened === undefined) return one.reply.code(404).send();
    return one.reply.send(byField(await findingsNow(studio, edition, opened.name, one), undefined, one));
  });

  async function showItem(
    one: Asked,
    edition: Edition,
    opened: OpenedItem,
    { findings, isChecking }: KnownFindings,
    saved?: SavedItem,
  ) {
    const fields = fieldsNow(studio, edition, opened);
    // Texts have no table that could feed them.
    const figures = opened.files.kind === 'list' ? await studio.figures.of(edition.scope) : undefined;
    const rows = rowsOf(fields, findings, saved, { item: opened.name, figures, words: one.words });
    const shown = new Set(fields.map(({ id }) => id));
    return one.show(
      {
        page: 'item',
        edition: editionRow(edition),
        name: opened.name,
        title: titleOf(fields) ?? opened.name,
        sources: sourcesOf(opened.files),
        rows,
        mayWrite: opened.mayWrite && !opened.isRemoved,
        isRemoved: opened.isRemoved,
        mayTakeOut: opened.mayWrite && isOneOfMany(opened.files, folders.sourceOf(edition.scope)),
        isTable: opened.files.kind === 'table',
        hasPage: !opened.isRemoved && draftTypeOf(opened) !== undefined,
        findings: findings.filter(({ field }) => !shown.has(field)),
        atFields: findings.filter(({ field }) => shown.has(field)),
        isChecking,
      },
      { status: saved === undefined ? 200 : 409 },
    );
  }
}

export interface OpenedItem {
  name: string;
  files: ItemFiles;
  folder: EditionFolder;
  mayWrite: boolean;
  /** The edition takes it out. */
  isRemoved: boolean;
}

export async function openItem(
  { database, folders }: Studio,
  edition: Edition,
  { params, person }: Asked,
): Promise<OpenedItem | undefined> {
  const name = `${params['type']}/${params['key']}`;
  const folder = await folders.of(edition);
  const files = folder.filesOf(name);
  if (files === undefined) return undefined;
  const column = columnOf(files);
  // What a desk publishes are its rows alone.
  const isWritable = edition.state === 'open' && files.kind !== 'table' && !isOfDesk(database, edition.id);
  const isRemoved = listRemovedItems(database, edition.id).includes(name);
  return { name, files, folder, isRemoved, mayWrite: isWritable && mayWrite(person, edition.scope, column) };
}

/** Texts stand in the folder of their column. */
export function columnOf(files: ItemFiles): string | undefined {
  if (files.kind !== 'texts') return undefined;
  return /^(?:articles|edu-items)\/(\d{6})\//.exec(files.files.zh ?? files.files.en ?? '')?.[1];
}

function fieldsNow(
  { database, folders }: Studio,
  edition: Edition,
  { name, files }: Pick<OpenedItem, 'name' | 'files'>,
): ItemField[] {
  const edits = listEdits(database, edition.id).filter(({ item }) => item === name);
  return itemFields({ type: typeOf(name), files, source: folders.sourceOf(edition.scope), edits });
}

const sourcesOf = (files: ItemFiles) => (files.kind === 'texts' ? Object.values(files.files) : [files.file]);

function titleOf(fields: readonly ItemField[]): string | undefined {
  const title = fields.find(({ id }) => ['zh.title', 'zh.name', 'title', 'name'].includes(id))?.value;
  return typeof title === 'string' ? title : undefined;
}

interface KnownFindings {
  findings: readonly FindingModel[];
  /** They are of a state before, or there are none yet: the page asks for those of now. */
  isChecking: boolean;
}

/** What is known without waiting: the check of a whole scope takes seconds, and a form opens at once. */
async function knownFindings(
  studio: Studio,
  edition: Edition,
  name: string,
  one: Asked,
): Promise<KnownFindings> {
  if (edition.state !== 'open') return { findings: [], isChecking: false };
  const folder = await studio.folders.of(edition);
  const known = folder.lastFindings();
  if (known?.isOfNow !== true) void soon(folder.findings(), 0);
  const findings = await findingsIn(known?.told ?? [], studio, edition, name, one);
  return { findings, isChecking: known?.isOfNow !== true };
}

async function findingsNow(
  studio: Studio,
  edition: Edition,
  name: string,
  one: Asked,
): Promise<FindingModel[]> {
  if (edition.state !== 'open') return [];
  const folder = await studio.folders.of(edition);
  return findingsIn(await folder.findings(), studio, edition, name, one);
}

/** Those of one record. */
async function findingsIn(
  told: readonly Told[],
  studio: Studio,
  edition: Edition,
  name: string,
  { language, words }: Asked,
): Promise<FindingModel[]> {
  const files = (await studio.folders.of(edition)).filesOf(name);
  const own = files?.kind === 'texts' ? new Set(sourcesOf(files)) : new Set<string>();
  const ofIt = told.filter(({ record, file }) => record === name || own.has(file));
  if (ofIt.length === 0 || files === undefined) return [];
  const fields = fieldsNow(studio, edition, { name, files });
  return ofIt.map((one) => ({
    ...findingModel(one, { language, words, linkOf: () => undefined }),
    field: fieldOfTwin(one, fields),
  }));
}

/**
 * A field that the English text lacks publishing tells at the Chinese one, from which it could have come: it finds nothing where
 * something stands. All else that it tells of the Chinese text is of that text.
 */
function fieldOfTwin(told: Told, fields: readonly ItemField[]): string {
  const field = fieldOf(told);
  const { side, name } = partsOf(field);
  if (side !== 'zh' || told.field !== name || wordsIn(told.found, 'EN') !== 'nothing') return field;
  const isGiven = (id: string) => fields.find((one) => one.id === id)?.value !== undefined;
  const twin = `en.${name}`;
  return isGiven(field) && fields.some(({ id }) => id === twin) && !isGiven(twin) ? twin : field;
}

function byField(findings: readonly FindingModel[], saved: SavedItem | undefined, { words }: Asked) {
  const told: Record<string, { level: 'error' | 'warning'; text: string }[]> = {};
  const add = (field: string, level: 'error' | 'warning', text: string) => {
    (told[field] ??= []).push({ level, text });
  };
  for (const [field, { name, text }] of saved?.conflicts ?? [])
    add(field, 'error', `${words.conflict(name)} ${text} ${words.conflictAsk}`);
  for (const [field, text] of saved?.unreadable ?? []) add(field, 'error', `${words.unreadable} ${text}`);
  for (const { field, level, text } of findings) add(field, level, text);
  return told;
}

function rowsOf(
  fields: readonly ItemField[],
  findings: readonly FindingModel[],
  saved: SavedItem | undefined,
  { item, figures, words }: { item: string; figures: FedFigures | undefined; words: Words },
): FieldRow[] {
  const type = typeOf(item);
  const rows = new Map<string, FieldRow>();
  for (const field of fields) {
    const { id, name, side, kind, form, value, edit, isMarkdown } = field;
    const typed = toFormText(kind, value);
    const own = findings.filter((one) => one.field === id).map(({ level, text }) => ({ level, text }));
    const model: FieldModel = {
      id,
      label: fieldName(words, type, name),
      kind,
      typed: saved?.typed.get(id) ?? typed,
      base: saved?.unreadable.has(id) === true ? (saved.bases.get(id) ?? '') : stampOf(typed),
      isRequired: form.isRequired,
      choices: form.choices.map((code) => ({ code, name: valueName(words, type, name, code) })),
      longest: form.longest,
      lastEdit: edit === undefined ? '' : words.lastEdit(edit.author, inBeijing(edit.at)),
      fed: fedNote(field, { figures, item, words, valueName: (code) => valueName(words, type, name, code) }),
      findings: own,
      conflict: saved?.conflicts.get(id),
      unreadable: saved?.unreadable.get(id),
      language: side && LANGUAGE_OF[side],
      isMarkdown,
      group: kind === 'yaml' ? groupModel(type, name, value, words) : undefined,
    };
    const row = rows.get(name) ?? { name, zh: undefined, en: undefined, both: undefined, isEmpty: true };
    const isEmpty = row.isEmpty && typed === '' && !form.isRequired && own.length === 0 && model.typed === '';
    rows.set(name, { ...row, isEmpty, [side ?? 'both']: model });
  }
  return [...rows.values()];
}
