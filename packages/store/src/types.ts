export type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
export type { Language, Scope } from '@bank/contract';
