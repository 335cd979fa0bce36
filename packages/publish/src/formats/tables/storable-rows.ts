import type { RecordTypeName } from '@bank/contract/schemas';
import { ConfigError } from '../../base/errors.ts';
import type { Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { sealLetters } from '../letters/seal-letters.ts';
import { readRecordRows, type RecordRow } from './record-rows.ts';
import type { Table } from './table.ts';

/** Gives the key of the letters of guarantee when a table of them is met. */
export type LetterKey = () => Buffer;

/** The rows of a table as records may hold them: a register of letters is sealed as it is read. @throws ConfigError */
export function readStorableRows(
  table: Table,
  type: RecordTypeName,
  findings: Findings,
  letterKey: LetterKey | undefined,
): RecordRow[] {
  const rows = readRecordRows(table, type, findings);
  if (type !== 'guarantee-letter') return rows;
  if (letterKey === undefined)
    throw new ConfigError(
      words`Letters of guarantee need a key, so that none of them is stored as it stands.`,
    );
  return sealLetters(rows, letterKey(), findings);
}
