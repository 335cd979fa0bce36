/* The server's side of the contract: what checks calls and records. Never imported by browser code. */
export type { CallSchema } from './base/call-schema.ts';
export type { RecordType } from './base/record-type.ts';
export { LetterSource } from './subjects/letters/records.ts';
export * from './calls.ts';
export * from './records.ts';
export * from './schemas.ts';
export * from './series.ts';
