import { setTimeout } from 'node:timers/promises';
import { beijingMinute, type Language } from '@bank/contract';
import type { Told } from '@bank/publish/editing';
import { DESKS, findDeskTable, isDeskName } from '../editions/desk-table.ts';
import { figureChanges } from '../editions/desk-rows.ts';
import { listEdits, listNewItems, listRemovedItems } from '../editions/edits.ts';
import { listRemarks, type Edition } from '../editions/edition.ts';
import type { EditionFolder } from '../editions/edition-folder.ts';
import type { ListedItem } from '../editions/listed-content.ts';
import { changesOf, type SigningRole } from '../editions/publishing.ts';
import type { EditionModel, EditionRow, ItemRow } from '../pages/page-model.ts';
import type { Person } from '../people/person.ts';
import { checkingRefusal, mayMakeEdition } from '../people/rights.ts';
import type { Words } from '../words/words.ts';
import { findingModel } from './finding-models.ts';
import type { Studio } from './studio.ts';

export const inBeijing = (moment: number) => beijingMinute(moment).replace('T', ' ');

export function editionRow({ id, title, scope, state, madeBy, authors }: Edition): EditionRow {
  return { id, title, scope, state, madeBy, authors };
}

export const itemLink = (edition: number, name: string) => `/editions/${edition}/item/${name}`;

/** Items that an edition changes or adds. */
export function changedItems({ database }: Studio, edition: number): Set<string> {
  return new Set([
    ...listNewItems(database, edition).map(({ item }) => item),
    ...listEdits(database, edition).map(({ item }) => item),
    ...listRemovedItems(database, edition),
  ]);
}

export function itemRow(
  { name, type, zh, en, column }: ListedItem,
  edition: number,
  changed: ReadonlySet<string>,
): ItemRow {
  return {
    name,
    link: itemLink(edition, name),
    zh,
    en,
    type,
    column: column ?? '',
    isChanged: changed.has(name),
  };
}

interface Viewer {
  person: Person;
  language: Language;
  words: Words;
}

const PATIENCE_MS = 1_500;

/** Undefined where it takes longer: the page comes without, and asks again. */
export function soon<Result>(result: Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result | undefined> {
  // Whoever asks next hears of a failure.
  result.catch(() => undefined);
  return Promise.race([result, setTimeout(patienceMs, undefined)]);
}

/** All that an edition's page says to one person. */
export async function editionModel(studio: Studio, edition: Edition, viewer: Viewer): Promise<EditionModel> {
  const { database, folders, publishing, previews } = studio;
  const { person } = viewer;
  const { id, scope, state } = edition;
  const folder = await folders.of(edition);
  const changed = changedItems(studio, id);
  const desk = findDeskTable(database, id);
  const isChanged = changed.size > 0 || desk !== undefined;
  const items = await folder.items();
  const known = isChanged && state !== 'published' ? await soon(folder.findings()) : [];
  const findings = ownFindings(known ?? [], changed, folder).map((one) =>
    findingModel(one, {
      ...viewer,
      linkOf: (record) => (changed.has(record) ? itemLink(id, record) : undefined),
    }),
  );
  const hasErrors = findings.some(({ level }) => level === 'error');
  const isAuthor = edition.authors.includes(person.name);
  const refusal = checkingRefusal(person, edition);
  const signers = publishing.signers(edition);
  const signature = (role: SigningRole, isMine: boolean) => ({
    role,
    signedBy: signers[role],
    isMine: isMine && signers[role] === undefined,
  });
  const isSigned = signers.maker !== undefined && signers.checker !== undefined;
  const listed = new Map(items.map((item) => [item.name, item]));
  return {
    ...editionRow(edition),
    items: [...changed].map((name) => {
      const item = listed.get(name);
      return item === undefined
        ? { name, link: itemLink(id, name), zh: name, en: '', type: '', column: '', isChanged: true }
        : itemRow(item, id, changed);
    }),
    overtaken: [...folder.overtaken, ...folder.lost].map(({ item, field }) => `${item} ${field}`),
    findings,
    isChecking: known === undefined,
    changes: changesOf(edition).map(({ kind, type, key, title, fields }) => ({
      kind,
      item: `${type}/${key}`,
      title,
      fields: fields.flatMap(({ language, changes }) =>
        changes.map(({ field, before = '', after = '' }) => ({ language, field, before, after })),
      ),
    })),
    deskChanges: desk && (await deskChanges(desk)),
    remarks: listRemarks(database, id).map(({ person: who, at, item, text }) => ({
      person: who,
      when: inBeijing(at),
      item,
      text,
    })),
    signatures: [signature('maker', isAuthor), signature('checker', edition.approvedBy === person.name)],
    bundle: edition.bundleId ?? '',
    release: edition.releaseId,
    showsFrom: edition.showsFrom === undefined ? '' : inBeijing(edition.showsFrom),
    preview: previews.linkOf(id),
    may: {
      write: state === 'open' && mayMakeEdition(person, scope),
      submit:
        state === 'open' &&
        isChanged &&
        !hasErrors &&
        folder.overtaken.length + folder.lost.length === 0 &&
        (isAuthor || mayMakeEdition(person, scope)),
      check: state === 'submitted' && refusal === undefined,
      sendBack: (state === 'submitted' || state === 'approved') && refusal === undefined,
      publish: state === 'approved' && isSigned && (isAuthor || edition.approvedBy === person.name),
      preview: isChanged && state !== 'published' && (isAuthor || refusal !== 'no-checker'),
      remark: state !== 'published',
    },
    checkingRefusal: refusal === 'own-part' && person.roles.includes('checker') ? 'own-part' : undefined,
  };
}

/** What keeps it from being published, and what to look at in what it changes. */
function ownFindings(
  told: readonly Told[],
  changed: ReadonlySet<string>,
  folder: EditionFolder,
): readonly Told[] {
  return told.filter(
    ({ level, record, file }) => level === 'error' || changed.has(record) || folder.changed.has(file),
  );
}

async function deskChanges(desk: { type: string; was: string; text: string }) {
  if (!isDeskName(desk.type)) return [];
  const changes = await figureChanges(DESKS[desk.type], desk);
  return changes.map(({ before = '', after, ...rest }) => ({
    ...rest,
    before,
    after,
    difference: before === '' ? '' : differenceOf(before, after),
  }));
}

function differenceOf(before: string, after: string): string {
  const difference = Number(after) - Number(before);
  if (Number.isNaN(difference)) return '';
  return `${difference > 0 ? '+' : ''}${difference.toFixed(2)}`;
}
