import { describe, expect, it } from 'vitest';
import type { FxPoint, FxRate } from '@bank/contract';
import { toMiddleLine } from './middle-lines.ts';

const rate = {
  currency: 'USD',
  currencyName: '美元',
  unit: 100,
  spotBuy: '707.15',
  cashBuy: '',
  spotSell: '',
  cashSell: '',
  middleRate: '708.21',
  changeRate: '0.12',
  publishTime: '2026-11-20T10:30:00+08:00',
} satisfies FxRate;
const close = (date: string, middleRate: string): FxPoint => ({
  date,
  middleRate,
  spotBuy: '',
  spotSell: '',
  cashBuy: '',
  cashSell: '',
});

describe('a middle rate', () => {
  it('is told against the close of the day before, in yuan and per cent [MKT-1]', () => {
    const line = toMiddleLine(rate, [close('2026-11-18', '706.87'), close('2026-11-19', '707.36')]);
    expect(line.change).toEqual({ yuan: '0.85', percent: '0.12' });
    expect(line.values).toEqual(['706.87', '707.36', '708.21']);
  });

  it('is not measured against a close of its own day, nor against days without one [MKT-1]', () => {
    const line = toMiddleLine(rate, [
      close('2026-11-18', '709.00'),
      close('2026-11-19', ''),
      close('2026-11-20', '708.30'),
    ]);
    expect(line.change?.yuan).toBe('-0.79');
    expect(line.values).toEqual(['709.00', '708.21']);
  });

  it('says nothing of a change where nothing is known [ERR-1]', () => {
    expect(toMiddleLine(rate, []).change).toBeUndefined();
    expect(toMiddleLine({ ...rate, middleRate: '' }, [close('2026-11-19', '1')]).change).toBeUndefined();
  });
});
