import { describe, expect, it } from 'vitest';
import type { InvestorEvent } from '@bank/contract';
import { calendarText } from './calendar-text.ts';

const STAMP = new Date('2026-11-20T02:30:00Z');
const written = (event: Partial<InvestorEvent>) =>
  calendarText({
    product: 'Investor calendar',
    name: '投资者日历',
    language: 'CN',
    origin: 'https://www.bank.example',
    stamp: STAMP,
    events: [{ id: 'egm', title: '临时股东会', startTime: '2026-12-18T14:30:00+08:00', ...event }],
  });

/** RFC 5545, 3.1: a line break before a space or tab is no line break. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('calendarText', () => {
  it('gives moments in UTC, which is eight hours behind Beijing [IR-4]', () => {
    const lines = unfolded(written({ endTime: '2026-12-18T16:30:00+08:00' }));
    expect(lines).toContain('DTSTART:20261218T063000Z');
    expect(lines).toContain('DTEND:20261218T083000Z');
    expect(lines).toContain('DTSTAMP:20261120T023000Z');
    expect(lines).toContain('UID:egm@www.bank.example');
  });

  it('gives a whole day as a date that ends with the next one [IR-4]', () => {
    const lines = unfolded(written({ startTime: '2026-12-31T00:00:00+08:00', isAllDay: true }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines.some((line) => line.startsWith('DTSTART:'))).toBe(false);
  });

  it('ends every line with CRLF and keeps each within 75 octets without cutting a character [IR-4]', () => {
    const title = '关于召开股东会的通知，'.repeat(12);
    const text = written({ title });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(unfolded(text)).toContain(`SUMMARY;LANGUAGE=zh-CN:${title}`);
  });

  it('escapes what has a meaning of its own [IR-4]', () => {
    const lines = unfolded(written({ title: 'A, B; C\\D\nE', place: 'Hall 3, floor 2' }));
    expect(lines).toContain('SUMMARY;LANGUAGE=zh-CN:A\\, B\\; C\\\\D\\nE');
    expect(lines).toContain('LOCATION;LANGUAGE=zh-CN:Hall 3\\, floor 2');
  });

  it('completes addresses of the site and leaves others [IR-4]', () => {
    expect(unfolded(written({ url: '/investment/secondlist?column=601004' }))).toContain(
      'URL:https://www.bank.example/investment/secondlist?column=601004',
    );
    expect(unfolded(written({ url: 'https://live.example/q3' }))).toContain('URL:https://live.example/q3');
  });

  it('says in which language its words are [IR-4] [S1-lang]', () => {
    const lines = unfolded(
      calendarText({
        product: 'Investor calendar',
        name: 'Investor calendar',
        language: 'EN',
        origin: 'https://www.bank.example:8443',
        stamp: STAMP,
        events: [
          {
            id: 'egm',
            title: 'EGM',
            startTime: '2026-12-18T14:30:00+08:00',
            place: 'Hall 3',
          },
        ],
      }),
    );
    expect(lines).toContain('NAME;LANGUAGE=en:Investor calendar');
    expect(lines).toContain('X-WR-CALNAME:Investor calendar');
    expect(lines).toContain('SUMMARY;LANGUAGE=en:EGM');
    expect(lines).toContain('LOCATION;LANGUAGE=en:Hall 3');
    expect(lines.find((line) => line.startsWith('PRODID'))).toMatch(/\/\/EN$/);
    expect(lines).toContain('UID:egm@www.bank.example');
  });

  it('opens and closes every part [IR-4]', () => {
    const lines = unfolded(written({}));
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:/)]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('is published for reading, by the calendar that everybody keeps [IR-4]', () => {
    const lines = unfolded(written({}));
    expect(lines).toContain('PRODID:-//www.bank.example//Investor calendar//ZH');
    expect(lines).toContain('CALSCALE:GREGORIAN');
    expect(lines).toContain('METHOD:PUBLISH');
  });

  it('keeps nobody from other things on a whole day, and takes an hour unless told otherwise [IR-4]', () => {
    const whole = unfolded(written({ isAllDay: true }));
    expect(whole).toContain('TRANSP:TRANSPARENT');
    const plain = unfolded(written({}));
    expect(plain).not.toContain('TRANSP:TRANSPARENT');
    expect(plain).toContain('DTEND:20261218T073000Z');
  });

  it('has only lines that mean something [IR-4]', () => {
    for (const line of unfolded(written({}))) expect(line).toMatch(/^$|^[A-Z-]+[:;]/);
    expect(unfolded(written({})).some((line) => /^(LOCATION|URL)/.test(line))).toBe(false);
  });
});
