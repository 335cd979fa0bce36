import { expect, it } from 'vitest';
import { dayNumber, dayOf } from './day-number.ts';

it("a day and its number are each other's, in every month and over leap years and none", () => {
  for (let number = dayNumber('1896-01-01'); number <= dayNumber('2104-12-31'); number += 1) {
    const day = dayOf(number);
    expect(day).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
    expect(dayNumber(day)).toBe(number);
  }
});
