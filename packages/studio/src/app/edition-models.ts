import { setTimeout } from 'node:timers/promises';
import { beijingMinute } from '@bank/contract';
import type { Told } from '@bank/publish/editing';
import { findDeskRows } from '../editions/desk/desk-rows.ts';
import { listEdits, listNewItems, listRemovedItems } from '../editions/edits.ts';
import { hasEnded, listRemarks, type Edition } from '../editions/edition.ts';
import type { EditionFolder } from '../editions/edition-folder.ts';
import type { ListedItem } from '../editions/listed-content.ts';
import { findEmbargo } from '../editions/embargo.ts';
import { changesOf, type SigningRole } from '../editions/publishing.ts';
import type { EditionModel, EditionRow, ItemRow } from '../pages/page-model.ts';
import { checkingRefusal, mayDiscard, mayMakeEdition, mayRemark } from '../people/rights.ts';
import { changeModel } from './change-models.ts';
import { deskOf } from './desk-model.ts';
import type { EditionContent, Viewer } from './edition-content.ts';
import { findingModel } from './finding-models.ts';
import type { Studio } from './studio.ts';
import { inBeijing } from './in-beijing.ts';

export function editionRow({ id, title, scope, state, madeBy, authors }: Edition): EditionRow {
  return { id, title, scope, state, madeBy, authors };
}

export const itemLink = (edition: number, name: string) => `/editions/${edition}/item/${name}`;

/** Items that an edition changes or adds. */
export function changedItems({ database }: Pick<Studio, 'database'>, edition: number): Set<string> {
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

const PATIENCE_MS = 1_500;

/** Undefined where it takes longer: the page comes without, and asks again. */
export function soon<Result>(result: Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result | undefined> {
  // Whoever asks next hears of a failure.
  result.catch(() => undefined);
  return Promise.race([result, setTimeout(patienceMs, undefined)]);
}

/** All that an edition's page says to one person. */
export async function editionModel(studio: Studio, edition: Edition, viewer: Viewer): Promise<EditionModel> {
  const { database, publishing, previews } = studio;
  const { person } = viewer;
  const { id, scope, state } = edition;
  const rows = findDeskRows(database, id);
  const { isChanged, ...content } =
    rows === undefined
      ? await contentOf(studio, edition, viewer)
      : await deskOf(studio, { edition, tables: rows, viewer });
  const hasErrors = content.findings.some(({ level }) => level === 'error');
  const isAuthor = edition.authors.includes(person.name);
  const refusal = checkingRefusal(person, edition);
  const signers = publishing.signers(edition);
  const signature = (role: SigningRole, isMine: boolean) => ({
    role,
    signedBy: signers[role],
    isMine: isMine && signers[role] === undefined,
  });
  const isSigned = signers.maker !== undefined && signers.checker !== undefined;
  const embargo = findEmbargo(database, id);
  return {
    ...editionRow(edition),
    ...content,
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
    embargo: embargo === undefined ? '' : beijingMinute(embargo),
    preview: previews.of(id)?.link,
    may: {
      write: state === 'open' && mayMakeEdition(person, scope),
      submit:
        state === 'open' &&
        isChanged &&
        !hasErrors &&
        content.overtaken.length === 0 &&
        (isAuthor || mayMakeEdition(person, scope)),
      check: state === 'submitted' && refusal === undefined,
      sendBack: (state === 'submitted' || state === 'approved') && refusal === undefined,
      publish: state === 'approved' && isSigned && (isAuthor || edition.approvedBy === person.name),
      preview: isChanged && !hasEnded(edition) && (isAuthor || refusal !== 'no-checker'),
      remark: !hasEnded(edition) && mayRemark(person, edition),
      embargo: state === 'open' && rows === undefined && (isAuthor || mayMakeEdition(person, scope)),
      discard: state === 'open' && mayDiscard(person, edition),
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

async function contentOf(studio: Studio, edition: Edition, viewer: Viewer): Promise<EditionContent> {
  const { id } = edition;
  const folder = await studio.folders.of(edition);
  const changed = changedItems(studio, id);
  const known = changed.size > 0 && !hasEnded(edition) ? await soon(folder.findings()) : [];
  const listed = new Map((await folder.list()).items.map((item) => [item.name, item]));
  return {
    isChanged: changed.size > 0,
    items: [...changed].map((name) => {
      const item = listed.get(name);
      return item === undefined
        ? { name, link: itemLink(id, name), zh: name, en: '', type: '', column: '', isChanged: true }
        : itemRow(item, id, changed);
    }),
    overtaken: [...folder.overtaken, ...folder.lost].map(({ item, field }) => `${item} ${field}`),
    findings: ownFindings(known ?? [], changed, folder).map((one) =>
      findingModel(one, {
        ...viewer,
        linkOf: (record) => (changed.has(record) ? itemLink(id, record) : undefined),
      }),
    ),
    isChecking: known === undefined,
    changes: changesOf(edition).map((change) => changeModel(change, id)),
    desk: undefined,
  };
}
