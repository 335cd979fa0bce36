import type { RecordTypeName } from '@bank/contract/schemas';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { touchEdition } from './edition.ts';

/** A table of figures that people keep by hand; what systems feed every hour is not among them. */
export interface DeskKind {
  type: RecordTypeName;
  file: string;
  /** The column whose number is compared with the last one. */
  figure: string;
  /** What tells which earlier version of a record a row follows. */
  sameBy: readonly string[];
}

export const DESKS = {
  'deposit-rates': {
    type: 'deposit-rate',
    file: 'deposit-rates.csv',
    figure: 'rate',
    sameBy: ['currency', 'kind', 'termCode', 'minAmount'],
  },
  'loan-rates': {
    type: 'loan-rate',
    file: 'loan-rates.csv',
    figure: 'rate',
    sameBy: ['kind', 'termCode', 'zh.name', 'zh.termName'],
  },
} as const satisfies Record<string, DeskKind>;
export type DeskName = keyof typeof DESKS;
export const isDeskName = (name: string): name is DeskName => Object.hasOwn(DESKS, name);

export interface DeskTable {
  type: string;
  file: string;
  /** The file of the source when these rows were put into it. */
  was: string;
  text: string;
}

export function findDeskTable(database: StudioDatabase, edition: number): DeskTable | undefined {
  return database.prepare('select type, file, was, text from desk_table where edition = ?').get(edition) as
    DeskTable | undefined;
}

export function saveDeskTable(
  database: StudioDatabase,
  edition: number,
  { type, file, was, text }: DeskTable,
  person: string,
): void {
  inTransaction(database, () => {
    database
      .prepare(
        `insert into desk_table (edition, type, file, was, text) values (?, ?, ?, ?, ?)
         on conflict (edition) do update set was = excluded.was, text = excluded.text`,
      )
      .run(edition, type, file, was, text);
    touchEdition(database, edition, person);
  });
}
