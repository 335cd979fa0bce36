import type { RouteDef } from '@bank/contract';

/** The records of one language, as navigation looks them up. Every path is exact, so matching is one look-up. */
export interface RecordIndex {
  byPath: ReadonlyMap<string, RouteDef>;
  byCode: ReadonlyMap<string, RouteDef>;
}

export function recordIndex(records: readonly RouteDef[]): RecordIndex {
  return {
    byPath: new Map(records.filter(({ path }) => path !== '').map((record) => [record.path, record])),
    byCode: new Map(records.map((record) => [record.code, record])),
  };
}
