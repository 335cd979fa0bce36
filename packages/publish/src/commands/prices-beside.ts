import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beijingDay, type Scope } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { bodyFor } from '../base/bundle/record-line.ts';
import { Findings } from '../base/findings.ts';
import type { CheckedRecord } from '../check/checked-record.ts';
import { Prices } from '../check/prices.ts';
import { readSources } from '../pack/sources/read-sources.ts';

const PRICED: readonly (readonly [Scope, ReadonlySet<RecordTypeName>])[] = [
  ['rates', new Set<RecordTypeName>(['deposit-rate', 'loan-rate'])],
  ['lookups', new Set<RecordTypeName>(['fee'])],
];

/** The rates and fees in the folders beside a scope's, which texts are held to. What is wrong there its own check tells. */
export async function pricesBeside(
  contentDir: string,
  scope: Scope,
  now: number,
): Promise<Prices | undefined> {
  if (scope !== 'site') return undefined;
  const records: CheckedRecord[] = [];
  for (const [priced, only] of PRICED) {
    const folder = join(contentDir, priced);
    if (!existsSync(folder)) continue;
    const findings = new Findings();
    for await (const { type, record } of readSources(
      { folder, scope: priced, findings, letterKey: undefined, only },
      new Map(),
    )) {
      for (const language of record.languages) {
        const body = bodyFor(record, language) as CheckedRecord['body'];
        const { key } = record;
        records.push({ type, language, key, body, publishAt: undefined, expireAt: undefined, texts: [] });
      }
    }
  }
  return records.length === 0 ? undefined : new Prices(records, beijingDay(now));
}
