/** A table as its author wrote it: one header row, then rows of cells as text. */
export interface Table extends TableHead {
  rows: TableRow[];
}

export interface TableHead {
  file: string;
  columns: string[];
  /** The line of the header. */
  headerLine: number;
  /** `rates.csv:12:3`, or `rates.xlsx:12:C` where columns have letters; `column` counts from 0. */
  at(line: number, column?: number): string;
}

export interface TableRow {
  line: number;
  /** As many as there are columns. */
  cells: string[];
}

/** What stands behind the name of a type. */
export const TABLE_NAME = /(?:\.gbk)?\.csv$|\.xlsx$/;
