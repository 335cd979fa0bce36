/*
 * Can it be told from the time of an answer whether a letter of guarantee matches (SEC-17)? Half of the misses
 * are letters that exist with another amount, half are numbers that do not exist.
 *
 *   node bench/letters/measure-letters.mjs [n, default 2000 of each]
 *
 * Prints one JSON line. Needs the Node of the tree, no build and no running server.
 */
import { digestByCode, digestByDate, letterKeyId, letterRecordKey } from '@bank/contract/letter-digest';
import { aRecord } from '@bank/store/testing';
import { timeLookups } from '../lookup/time-lookups.mjs';

const LETTERS = 2_000;
const KEY = Buffer.alloc(32, 7);
const known = (index) => ({
  letterNo: `BYLY-BJ2026-${String(index % LETTERS).padStart(6, '0')}`,
  amount: `${1_000_000 + (index % LETTERS)}.00`,
  currency: 'CNY',
});
const letters = Array.from({ length: LETTERS }, (_, index) =>
  aRecord(
    'guarantee-letter',
    { key: letterRecordKey(KEY, known(index).letterNo) },
    {
      keyId: letterKeyId(KEY),
      byDate: digestByDate(KEY, known(index), '2026-09-18'),
      byCode: digestByCode(KEY, known(index), 'FTQA9QMP'),
      guaranteeType: '2',
      issuingBranch: '北京分行营业部',
      issueDate: '2026-09-18',
      expiryDate: '2028-07-18',
      isCancelled: false,
      applicantMasked: '天津****有限公司',
      beneficiaryMasked: '河北****有限公司',
    },
  ),
);

function asked(isThere, index) {
  const letter = { ...known(index), issueDate: '2026-09-18' };
  if (isThere) return letter;
  return index % 4 === 1 ? { ...letter, amount: '7.00' } : { ...letter, letterNo: `X${letter.letterNo}` };
}

const figures = await timeLookups({
  path: '/api/webLetter/query',
  form: 'letter',
  records: letters,
  letterKey: () => KEY,
  asked,
  isFound: (data) => data.matched,
  each: Number(process.argv[2] ?? 2_000),
});
console.log(JSON.stringify({ what: 'letters of guarantee: match against no match', ...figures }));
