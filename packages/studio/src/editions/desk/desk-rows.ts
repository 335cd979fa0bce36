import { inTransaction, type StudioDatabase } from '../../store/database.ts';
import { noteStep } from '../../store/steps.ts';
import { touchEdition } from '../edition.ts';
import type { GivenTable } from './given-tables.ts';

/** The tables of an edition that was made at a desk; undefined for every other. */
export function findDeskRows(database: StudioDatabase, edition: number): GivenTable[] | undefined {
  const row = database.prepare('select tables from desk_rows where edition = ?').get(edition) as
    { tables: string } | undefined;
  return row && (JSON.parse(row.tables) as GivenTable[]);
}

export const isOfDesk = (database: StudioDatabase, edition: number) =>
  findDeskRows(database, edition) !== undefined;

/** Stored before it returns. @throws EditionClosed */
export function saveDeskRows(
  database: StudioDatabase,
  edition: number,
  tables: readonly GivenTable[],
  person: string,
): void {
  inTransaction(database, () => {
    database
      .prepare(
        `insert into desk_rows (edition, tables) values (?, ?)
         on conflict (edition) do update set tables = excluded.tables`,
      )
      .run(edition, JSON.stringify(tables));
    touchEdition(database, edition, person);
    const detail = tables.map(({ desk, rows }) => `${desk}: ${rows.length}`).join(', ');
    noteStep(database, { person, step: 'edited', edition, detail });
  });
}

/** `0.7.3`: the table, the line and the column, from 0, of a cell that is corrected on the page. */
export const cellName = (table: number, line: number, column: number) => `${table}.${line}.${column}`;

export function withCells(tables: readonly GivenTable[], cells: ReadonlyMap<string, string>): GivenTable[] {
  return tables.map((table, index) => ({
    ...table,
    rows: table.rows.map(({ line, cells: own }) => ({
      line,
      cells: own.map((cell, column) => cells.get(cellName(index, line, column)) ?? cell),
    })),
  }));
}
