import type { Scope } from '@bank/contract';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep, type StepName } from '../store/steps.ts';

/** `open`: written in. `submitted`: with the checker. `approved`: signed and published. `discarded`: nobody writes in it any more. */
export type EditionState = 'open' | 'submitted' | 'approved' | 'published' | 'discarded';

/** Nothing of it is to come. */
export const hasEnded = ({ state }: Pick<Edition, 'state'>) => state === 'published' || state === 'discarded';

/** What goes live together: edits of the sources of one scope. */
export interface Edition {
  id: number;
  title: string;
  scope: Scope;
  state: EditionState;
  /** Grows with every change of what is in it. */
  revision: number;
  madeBy: string;
  madeAt: number;
  submittedBy: string | undefined;
  approvedBy: string | undefined;
  publishedBy: string | undefined;
  /** Of the bundle that was made when it was submitted. */
  bundleId: string | undefined;
  /** What visitors saw then. */
  basis: number | undefined;
  showsFrom: number | undefined;
  /** The differences for visitors, as JSON. */
  changes: string | undefined;
  releaseId: number | undefined;
  authors: readonly string[];
}

interface Row {
  id: number;
  title: string;
  scope: Scope;
  state: EditionState;
  revision: number;
  made_by: string;
  made_at: number;
  submitted_by: string | null;
  approved_by: string | null;
  published_by: string | null;
  bundle_id: string | null;
  basis: number | null;
  shows_from: number | null;
  changes: string | null;
  release_id: number | null;
}

export function makeEdition(database: StudioDatabase, title: string, scope: Scope, person: string): number {
  return inTransaction(database, () => {
    const { id } = database
      .prepare(
        `insert into edition (title, scope, state, revision, made_by, made_at) values (?, ?, 'open', 1, ?, ?)
         returning id`,
      )
      .get(title, scope, person, Date.now()) as { id: number };
    noteStep(database, { person, step: 'edition-made', edition: id, detail: title });
    return id;
  });
}

export function listEditions(database: StudioDatabase): Edition[] {
  const rows = database.prepare('select * from edition order by id desc').all() as unknown as Row[];
  const authors = database.prepare('select edition, person from author order by person').all() as {
    edition: number;
    person: string;
  }[];
  const byEdition = Map.groupBy(authors, ({ edition }) => edition);
  return rows.map((row) => toEdition(row, byEdition.get(row.id) ?? []));
}

export function findEdition(database: StudioDatabase, id: number): Edition | undefined {
  if (!Number.isSafeInteger(id)) return undefined;
  const row = database.prepare('select * from edition where id = ?').get(id) as unknown as Row | undefined;
  if (row === undefined) return undefined;
  const authors = database.prepare('select person from author where edition = ? order by person').all(id);
  return toEdition(row, authors as { person: string }[]);
}

function toEdition(row: Row, authors: readonly { person: string }[]): Edition {
  return {
    id: row.id,
    title: row.title,
    scope: row.scope,
    state: row.state,
    revision: row.revision,
    madeBy: row.made_by,
    madeAt: row.made_at,
    submittedBy: row.submitted_by ?? undefined,
    approvedBy: row.approved_by ?? undefined,
    publishedBy: row.published_by ?? undefined,
    bundleId: row.bundle_id ?? undefined,
    basis: row.basis ?? undefined,
    showsFrom: row.shows_from ?? undefined,
    changes: row.changes ?? undefined,
    releaseId: row.release_id ?? undefined,
    authors: authors.map(({ person }) => person),
  };
}

export interface Move {
  person: string;
  step: StepName;
  detail?: string;
  from: EditionState;
  to: EditionState;
  set?: Readonly<Record<string, string | number | null>>;
  /** Only as long as nothing in it has changed since. */
  revision?: number;
}

/** It is with the checker or published: nothing in it may change. */
export class EditionClosed extends Error {
  override readonly name = 'EditionClosed';
}

/** Moves an edition on, unless somebody else moved it meanwhile: then nothing changes and it gives false. */
export function moveEdition(
  database: StudioDatabase,
  id: number,
  { person, step, detail = '', from, to, set = {}, revision }: Move,
): boolean {
  return inTransaction(database, () => {
    const names = Object.keys(set);
    const assignments = ['state = ?', ...names.map((name) => `${name} = ?`)].join(', ');
    const { changes } = database
      .prepare(
        `update edition set ${assignments}
         where id = ? and state = ? and (cast(? as bigint) is null or revision = ?)`,
      )
      .run(to, ...names.map((name) => set[name] ?? null), id, from, revision ?? null, revision ?? null);
    if (changes === 0) return false;
    noteStep(database, { person, step, edition: id, detail });
    return true;
  });
}

/** Within the transaction that changes what is in an edition. @throws EditionClosed */
export function touchEdition(database: StudioDatabase, id: number, person: string): void {
  const { changes } = database
    .prepare("update edition set revision = revision + 1 where id = ? and state = 'open'")
    .run(id);
  if (changes === 0) throw new EditionClosed(`Edition ${id} is not open.`);
  database
    .prepare('insert into author (edition, person) values (?, ?) on conflict do nothing')
    .run(id, person);
}

export interface Remark {
  id: number;
  item: string;
  person: string;
  at: number;
  text: string;
}

export function addRemark(
  database: StudioDatabase,
  edition: number,
  remark: Omit<Remark, 'id' | 'at'>,
): void {
  inTransaction(database, () => {
    database
      .prepare('insert into remark (edition, item, person, at, text) values (?, ?, ?, ?, ?)')
      .run(edition, remark.item, remark.person, Date.now(), remark.text);
    noteStep(database, { person: remark.person, step: 'remarked', edition, detail: remark.text });
  });
}

export function listRemarks(database: StudioDatabase, edition: number): Remark[] {
  return database
    .prepare('select id, item, person, at, text from remark where edition = ? order by id')
    .all(edition) as unknown as Remark[];
}
