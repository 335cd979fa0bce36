import { describe, expect, it } from 'vitest';
import { readPins } from './use-pins.ts';

describe('readPins', () => {
  it.each([
    ['{"v":1,"data":["USD","JPY"]}', ['USD', 'JPY']],
    ['{"v":1,"data":["USD","CNY","XXX",7]}', ['USD']],
    ['{"v":2,"data":["USD"]}', []],
    ['["USD"]', []],
    ['not json', []],
    [null, []],
  ])('reads %s as %j [FX-7]', (text, pins) => {
    expect(readPins(text)).toEqual(pins);
  });
});
