import { signatureOf, type TrackSalt } from '../accepted-salt.ts';

export const SALT: TrackSalt = { id: 'now', salt: 'a salt of this release' };
export const OLD_SALT: TrackSalt = { id: 'before', salt: 'a salt of the last release' };
export const NOW = Date.parse('2026-11-20T10:00:00+08:00');

/** A tracking record as the browser makes it: five seconds on the retail home. */
export const aTrackRecord = (parts: object = {}) => ({
  duration: 5_000,
  path: '/personal',
  actionType: 'time',
  module: 'PERSONAL',
  subModule: 'home',
  divide: '',
  fingerPrint: '11111111-1111-4111-8111-111111111111',
  column: '',
  view: 'abcdefgh1234',
  channel: '1',
  language: 'CN',
  webLan: 'CN',
  ...parts,
});

/** What the whole-site call tells before the visitor has agreed to anything. */
export const aWholeRecord = (parts: object = {}) => ({
  event: 'wholeWebsiteDisplay',
  path: '/personal',
  module: 'PERSONAL',
  fingerPrint: '',
  channel: '1',
  language: 'CN',
  webLan: 'CN',
  ...parts,
});

/** `record` in its envelope; `at` is the moment that it says, `salt` what it is signed with. */
export function signed(record: object, { at = NOW, salt = SALT }: { at?: number; salt?: TrackSalt } = {}) {
  const info = JSON.stringify(record);
  const timeStamp = String(at);
  return { info, timeStamp, sign: signatureOf({ info, timeStamp }, salt.salt) };
}
