export type { RecordBody, RecordTypeName, SeriesPoint, SeriesTypeName } from '@bank/contract/schemas';
export type { Language, Scope } from '@bank/contract';
