import { describe, expect, it } from 'vitest';
import { scheduleText } from './save-schedule.ts';

describe('the schedule as a file', () => {
  const rows = [
    { month: 1, payment: 312_00n, principal: 300_00n, interest: 12_00n, prepaid: 0n, balance: 900_00n },
    { month: 2, payment: 909_00n, principal: 900_00n, interest: 9_00n, prepaid: 0n, balance: 0n },
  ];

  it('has a byte order mark, CRLF, and figures that a spreadsheet reads as figures [RATE-4]', () => {
    const header = ['期数', '还款日', '还款额', '本金', '利息', '剩余本金'];
    const dayOf = (month: number) => (month === 1 ? '2026-12-20' : undefined);
    expect(scheduleText({ header, rows, hasPrepaid: false, dayOf })).toBe(
      '\uFEFF期数,还款日,还款额,本金,利息,剩余本金\r\n' +
        '1,2026-12-20,312.00,300.00,12.00,900.00\r\n' +
        '2,,909.00,900.00,9.00,0.00\r\n',
    );
  });

  it('says what a month takes with its prepayment [RATE-4]', () => {
    const settled = [
      { month: 1, payment: 312_00n, principal: 300_00n, interest: 12_00n, prepaid: 900_00n, balance: 0n },
    ];
    const text = scheduleText({ header: [], rows: settled, hasPrepaid: true, dayOf: () => undefined });
    expect(text).toContain('1,,312.00,300.00,12.00,900.00,1212.00,0.00');
  });
});
