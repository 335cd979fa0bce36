import type { Findings } from '../../base/findings.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { encodingByName, type TableEncoding } from './table-encoding.ts';
import type { Table } from './table.ts';

/** Reads a table by the ending of its name; every problem is a finding, and then there is no table. */
export async function readTable(
  bytes: Buffer,
  file: string,
  findings: Findings,
  encoding: TableEncoding = encodingByName(file),
): Promise<Table | undefined> {
  return file.endsWith('.xlsx') ? readXlsx(bytes, file, findings) : readCsv(bytes, file, encoding, findings);
}
