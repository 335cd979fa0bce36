import { describe, expect, it } from 'vitest';
import { masked, toSalesStaff } from './to-sales-staff.ts';

describe('a certificate number', () => {
  it.each([
    ['F0400000123456', 'F040******3456'],
    ['B041111222', 'B041**1222'],
  ])('%s leaves the bank as %s [STAFF-1]', (certNo, shown) => {
    expect(masked(certNo)).toBe(shown);
  });
});

describe('a qualification', () => {
  const on = (today: string) =>
    toSalesStaff(
      {
        staffNo: '1',
        staffName: '林曜角',
        branchName: '北京星桥支行',
        qualifications: ['基金从业资格/F0400000123456/2026-11-20'],
        productClasses: ['FUND'],
        status: '1',
      },
      undefined,
      today,
    ).qualifications[0]?.isValid;

  it('is valid on its last day and no longer on the next [STAFF-1]', () => {
    expect([on('2026-11-20'), on('2026-11-21')]).toEqual(['1', '0']);
  });
});
