/*
 * Can it be told from the time of an answer whether a member of staff exists (SEC-17)?
 *
 *   node bench/lookup/lookup-timing.mjs [n, default 2000 of each]
 *
 * Prints one JSON line. Needs the Node of the tree, no build and no running server.
 */
import { aRecord } from '@bank/store/testing';
import { timeLookups } from './time-lookups.mjs';

const staff = Array.from({ length: 2_000 }, (_, i) => {
  const staffNo = `01${String(i).padStart(4, '0')}`;
  return aRecord(
    'sales-staff',
    { key: staffNo },
    {
      staffNo,
      staffName: '林曜角',
      branchName: '北京星桥支行',
      qualifications: ['基金从业资格/F0400000123456/2028-06-30'],
      productClasses: ['FUND'],
      status: '1',
    },
  );
});
const figures = await timeLookups({
  path: '/api/webSalesStaff/query',
  form: 'staff',
  records: staff,
  asked: (isThere, index) => ({
    staffNo: `${isThere ? '01' : '99'}${String(index % 2_000).padStart(4, '0')}`,
  }),
  isFound: (data) => data.length > 0,
  each: Number(process.argv[2] ?? 2_000),
});
console.log(JSON.stringify({ what: 'look-up of sales staff: found against not found', ...figures }));
