import { holidayFromText, hoursFromText, isDay, LANGUAGES, type DayHours } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';
import { checkPlace } from './place-rules.ts';

const SELF_SERVICE = ['4', '5'];

/** BR-2 and BR-5: a visitor who follows the record stands before an open door. */
export function checkBranches(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const owners = new Map<string, string>();
    for (const branch of recordsOf(content, 'branch', language)) {
      checkPlace(branch.body, (problem) => content.report(branch, problem));
      checkAreas(content, branch);
      checkHours(content, branch);
      checkHolidays(content, branch);
      checkKind(content, branch);
      const owner = owners.get(branch.body.name);
      if (owner !== undefined) {
        const expected = words`a name of its own (${owner} has the same)`;
        content.report(branch, { path: ['name'], expected, found: quote(branch.body.name) });
      }
      owners.set(branch.body.name, branch.key);
    }
  }
}

/** GB/T 2260: the first two digits are the province, the first four the city. */
function checkAreas(content: ReleaseContent, branch: CheckedRecord<'branch'>): void {
  const { provinceCode, cityCode, districtCode } = branch.body;
  const inside = [
    ['provinceCode', provinceCode, /^\d\d0000$/, words`a province, such as 110000`],
    ['cityCode', cityCode, new RegExp(`^${provinceCode.slice(0, 2)}`), words`a city of ${provinceCode}`],
    ['districtCode', districtCode, new RegExp(`^${cityCode.slice(0, 4)}`), words`a district of ${cityCode}`],
  ] as const;
  for (const [field, code, pattern, expected] of inside) {
    if (!pattern.test(code)) content.report(branch, { path: [field], expected, found: quote(code) });
  }
}

function checkHours(content: ReleaseContent, branch: CheckedRecord<'branch'>): void {
  const { hours } = branch.body;
  for (const counter of ['personal', 'corp'] as const) {
    const known: DayHours[] = [];
    for (const [index, text] of hours[counter].entries()) {
      const path = ['hours', counter, index];
      const spans = hoursFromText(text);
      const [first] = spans;
      if (first === undefined) {
        const expected = words`days in the order of the week, such as 1-5`;
        content.report(branch, { path, expected, found: quote(text) });
      } else if (first.close <= first.open) {
        const expected = words`a time after it opens, ${first.open}`;
        content.report(branch, { path, expected, found: quote(text) });
      }
      const clash = known.find((before) => spans.some((span) => overlap(before, span)));
      if (clash !== undefined) {
        const expected = words`hours of day ${clash.day} outside ${clash.open} to ${clash.close}`;
        content.report(branch, { path, expected, found: quote(text) });
      }
      known.push(...spans);
    }
  }
  if (hours.personal.length > 0 || hours.corp.length > 0) return;
  const expected = words`hours of at least one counter, personal or corp`;
  content.report(branch, { path: ['hours'], expected, found: words`none` });
}

function overlap(a: DayHours, b: DayHours): boolean {
  return a.day === b.day && a.open < b.close && b.open < a.close;
}

function checkHolidays(content: ReleaseContent, branch: CheckedRecord<'branch'>): void {
  const days = new Set<string>();
  for (const [index, text] of branch.body.holidays.entries()) {
    const path = ['holidays', index];
    const { date, open, close } = holidayFromText(text);
    if (!isDay(date)) {
      content.report(branch, { path, expected: words`a day of the calendar`, found: quote(date) });
    }
    if (days.has(date)) {
      content.report(branch, { path, expected: words`each day once`, found: quote(date) });
    }
    days.add(date);
    if (open === undefined || close === undefined || close > open) continue;
    content.report(branch, { path, expected: words`a time after it opens, ${open}`, found: quote(text) });
  }
}

function checkKind(content: ReleaseContent, branch: CheckedRecord<'branch'>): void {
  const { branchType, themes, phone, hours, services } = branch.body;
  const isSpecialty = branchType === '6';
  if (isSpecialty !== (themes !== undefined && themes.length > 0)) {
    const expected = isSpecialty
      ? words`what the specialty branch is for`
      : words`no themes, or branchType 6`;
    content.report(branch, { path: ['themes'], expected, found: describeFound(themes?.join(', ')) });
  }
  if (phone === '' && !SELF_SERVICE.includes(branchType)) {
    content.report(branch, {
      path: ['phone'],
      expected: words`its telephone number`,
      found: describeFound(phone),
    });
  }
  if (hours.corp.length > 0 !== services.includes('CORP')) {
    const expected =
      hours.corp.length > 0 ? words`CORP, since it has corporate hours` : words`no CORP, or hours.corp`;
    content.report(branch, { path: ['services'], expected, found: quote(services.join(', ')) });
  }
}
