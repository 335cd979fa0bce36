import type { Words } from '@bank/publish/editing';

/** Why a step was not taken, by a name that the dictionaries know; with what publishing says where it says more. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalName;
  readonly lines: readonly Words[];

  constructor(reason: RefusalName, lines: readonly Words[] = []) {
    super(reason);
    this.reason = reason;
    this.lines = lines;
  }
}

export type RefusalName =
  | 'nothing-changed'
  | 'overtaken'
  | 'moved-on'
  | 'in-hand'
  | 'own-part'
  | 'no-checker'
  | 'not-yours'
  | 'no-keys'
  | 'bad-signature'
  | 'old-signature'
  | 'not-signed'
  | 'shown-meanwhile'
  | 'embargoed'
  | 'desk-at-once'
  | 'wrong-rows'
  | 'nothing-before'
  | 'nothing-scheduled'
  | 'not-the-newest';
