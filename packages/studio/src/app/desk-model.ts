import { toldIn, type Told } from '@bank/publish/editing';
import { cellName } from '../editions/desk/desk-rows.ts';
import { cellOf, placeOfCell, type GivenTable } from '../editions/desk/given-tables.ts';
import { kindOf } from '../editions/desk/kinds.ts';
import type { Edition } from '../editions/edition.ts';
import { deskChangesOf } from '../editions/publishing.ts';
import type { FindingModel, WrongCellModel } from '../pages/page-model.ts';
import { mayKeepDesk } from '../people/rights.ts';
import type { EditionContent, Viewer } from './edition-content.ts';
import type { Studio } from './studio.ts';
import { asRead } from './in-beijing.ts';

interface DeskEdition {
  edition: Edition;
  tables: readonly GivenTable[];
  viewer: Viewer;
}

/** What is in an edition that was made at a desk: while it is open against what visitors see, later as it was submitted. */
export async function deskOf(
  { publishing }: Studio,
  { edition, tables, viewer }: DeskEdition,
): Promise<EditionContent> {
  const { told, changes } =
    edition.state === 'open'
      ? await publishing.desks.try(edition.scope, tables)
      : { told: [], changes: deskChangesOf(edition) };
  const mayKeep = edition.state === 'open' && mayKeepDesk(viewer.person, edition.scope);
  const first = tables[0]?.desk ?? 'fx-rates';
  return {
    isChanged: changes.length > 0 || told.length > 0,
    items: [],
    overtaken: [],
    isChecking: false,
    changes: [],
    findings: told.map((one) => findingOf(one, tables, viewer)),
    desk: {
      name: first,
      changes: changes.map(({ before = '', ...change }) => ({
        ...change,
        before,
        since: asRead(change.since),
      })),
      wrongCells: mayKeep ? wrongCells(told, tables, viewer) : [],
      mayKeep,
    },
  };
}

function findingOf(told: Told, tables: readonly GivenTable[], { language, words }: Viewer): FindingModel {
  const { level, field, expected, found, file } = toldIn(language, told);
  const cell = cellOf(tables, told);
  const place = cell === undefined ? file : placeOfCell(cell);
  return {
    level,
    item: '',
    itemLink: undefined,
    field,
    place,
    text: words.expectedFound(expected, found),
  };
}

/** Each once, whatever is wrong with it. */
function wrongCells(told: readonly Told[], tables: readonly GivenTable[], viewer: Viewer): WrongCellModel[] {
  const cells = told.flatMap((one) => wrongCell(one, tables, viewer));
  return [...new Map(cells.map((cell) => [cell.name, cell])).values()];
}

/** A cell that is wrong, to be corrected where it is told; rows that are wrong as a whole are corrected in their file. */
function wrongCell(told: Told, tables: readonly GivenTable[], { language, words }: Viewer): WrongCellModel[] {
  const cell = cellOf(tables, told);
  if (told.level !== 'error' || cell === undefined || cell.column < 0) return [];
  const { table, row, column } = cell;
  const { expected, found } = toldIn(language, told);
  return [
    {
      name: cellName(tables.indexOf(table), row.line, column),
      place: placeOfCell(cell),
      of: nameOfRow(table, row.cells),
      column: table.columns[column] ?? '',
      value: row.cells[column] ?? '',
      text: words.expectedFound(expected, found),
    },
  ];
}

function nameOfRow({ desk, columns }: GivenTable, cells: readonly string[]): string {
  const names = ['key', ...kindOf(desk).sameBy];
  const found = names.map((name) => cells[columns.indexOf(name)] ?? '').filter(Boolean);
  return [...new Set(found)].join(' · ');
}
