import { digestByCode, digestByDate, letterKeyId, letterRecordKey } from '@bank/contract/letter-digest';
import { LetterSource } from '@bank/contract/schemas';
import { describeIssue } from '../../base/describe-issue.ts';
import { describeFound, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { RecordRow } from '../tables/record-rows.ts';
import { maskedParty } from './masked-party.ts';

/**
 * Makes of each row of the register what may be stored: digests in place of number, amount and check code, masked
 * parties, and a digest as the record's key. What is wrong is told at the cell of the register; such rows are left out.
 */
export function sealLetters(rows: readonly RecordRow[], key: Buffer, findings: Findings): RecordRow[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap((row) => {
    const source = readSource(row, findings);
    if (source === undefined) return [];
    const recordKey = letterRecordKey(key, source.letterNo);
    const first = firstLines.get(recordKey);
    if (first !== undefined) {
      const expected = words`a letter number of its own (line ${first} has the same)`;
      findings.add({ ...row.locate('CN', ['letterNo']), expected, found: describeFound(source.letterNo) });
      return [];
    }
    firstLines.set(recordKey, row.line);
    const sealed = Object.entries(sealedBody(source, key));
    return [{ ...row, key: recordKey, fields: sealed.map(([name, value]) => ({ path: [name], value })) }];
  });
}

function readSource(row: RecordRow, findings: Findings): LetterSource | undefined {
  const cells: Record<string, unknown> = {};
  for (const { path, language, value } of row.fields) {
    if (language === undefined && value !== undefined) cells[path.join('.')] = value;
  }
  const parsed = LetterSource.safeParse(cells, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      for (const { path, expected, found } of describeIssue(issue, cells))
        findings.add({ ...row.locate('CN', path), expected, found });
    }
    return undefined;
  }
  const { issueDate, expiryDate } = parsed.data;
  if (expiryDate >= issueDate) return parsed.data;
  const expected = words`a day not before issueDate (${issueDate})`;
  findings.add({ ...row.locate('CN', ['expiryDate']), expected, found: describeFound(expiryDate) });
  return undefined;
}

function sealedBody(source: LetterSource, key: Buffer) {
  const { checkCode, guaranteeType, issuingBranch, issueDate, expiryDate, isCancelled } = source;
  return {
    keyId: letterKeyId(key),
    byDate: digestByDate(key, source, issueDate),
    // Undefined takes the digest away from a record that a feed lays the row over.
    byCode: checkCode === undefined ? undefined : digestByCode(key, source, checkCode),
    guaranteeType,
    issuingBranch,
    issueDate,
    expiryDate,
    isCancelled,
    applicantMasked: maskedParty(source.applicant),
    beneficiaryMasked: maskedParty(source.beneficiary),
  };
}
