import { readFileSync } from 'node:fs';
import { guaranteeLetter, salesStaff } from '@bank/contract';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { withBank } from '../faults/support/bank.mjs';
import { ask, visitorAt } from '../faults/support/clients.mjs';
import { CODE, drawnCodes, openCodes } from './support/drawn-codes.mjs';
import { mannWhitney } from './support/ranks.mjs';
import { each, resultOf } from './support/result.mjs';

const PAIRS = 2_000;
const LANES = 24;
const IN_A_ROW = 3;
const ROUNDS_AT_MOST = 6;
const ALIKE = 0.05;

export const attack = {
  id: 'enumeration',
  promise:
    'Nobody learns by words, sizes, headers or time whether a letter of guarantee or a member of the staff exists.',
  attack: `${PAIRS} pairs of requests in turn: a letter that exists with a wrong amount beside one that does not exist, a member of the staff at another outlet beside nobody, a staff number that exists beside one that does not`,
  measure: `answers that differ but for what was asked; p of Mann–Whitney over the times of each kind, ${IN_A_ROW} rounds in a row, of ${ROUNDS_AT_MOST} at most`,
  target: `0 findings; p > ${ALIKE} ${IN_A_ROW} times in a row for each`,
};

const rowsOf = (file) => {
  const [head, ...lines] = readFileSync(fromRoot('content', 'lookups', file), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell])));
};

const pick = (list, random) => list[Math.floor(random() * list.length)];
/** As it is asked for, with another last figure: of the same length and kind. */
const otherwise = (text, random) => text.slice(0, -3) + String(100 + Math.floor(random() * 900));

function comparisons() {
  const letters = rowsOf('guarantee-letters.csv').filter(({ issueDate }) => issueDate);
  const staff = rowsOf('sales-staff.csv').filter(({ branchName, staffName }) => branchName && staffName);
  const letterNos = new Set(letters.map(({ letterNo }) => letterNo));
  const numbers = new Set(staff.map(({ staffNo }) => staffNo));
  const unknown = (text, known, random) => {
    let made = text;
    while (known.has(made)) made = otherwise(made, random);
    return made;
  };
  const asked = ({ letterNo, currency, issueDate }) => ({
    letterNo,
    amount: '1234567.89',
    currency,
    issueDate,
  });
  return {
    letters: {
      form: 'letter',
      path: guaranteeLetter.path,
      known: (random) => asked(pick(letters, random)),
      unknown: (random) => {
        const letter = pick(letters, random);
        return asked({ ...letter, letterNo: unknown(letter.letterNo, letterNos, random) });
      },
      isAlike: true,
    },
    'staff by name': {
      form: 'staff',
      path: salesStaff.path,
      known: (random) => ({ staffName: pick(staff, random).staffName, branchName: '乌有支行' }),
      unknown: (random) => ({
        staffName: `乌${pick(staff, random).staffName.slice(1)}`,
        branchName: '乌有支行',
      }),
      isAlike: true,
    },
    // What is published is told to who knows the number; how long that takes tells nobody in advance.
    'staff by number': {
      form: 'staff',
      path: salesStaff.path,
      known: (random) => ({ staffNo: pick(staff, random).staffNo }),
      unknown: (random) => ({ staffNo: unknown(pick(staff, random).staffNo, numbers, random) }),
      isAlike: false,
    },
  };
}

export async function run({ isFast, random }) {
  const findings = [];
  const ps = {};
  const pairs = isFast ? 200 : PAIRS;
  await withBank({ name: 'a-enumeration' }, async (bank) => {
    await openCodes(bank.url);
    let visitor = 0;
    for (const [name, kind] of Object.entries(comparisons())) {
      ps[name] = [];
      while (ps[name].length < ROUNDS_AT_MOST && !isAlikeInARow(ps[name])) {
        const keys = drawnCodes(bank.dataDir, kind.form, 2 * pairs);
        const times = { known: [], unknown: [] };
        const shapes = { known: new Set(), unknown: new Set() };
        await each(
          Array.from({ length: pairs }, (_, i) => i),
          async () => {
            const order = random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
            for (const which of order) {
              const fields = kind[which](random);
              const body = JSON.stringify({ ...fields, captchaKey: keys.pop(), captcha: CODE });
              const answer = await ask(bank.url, {
                path: kind.path,
                method: 'POST',
                headers: visitorAt((visitor += 1)),
                body,
              });
              times[which].push(answer.ms);
              shapes[which].add(shapeOf(answer, fields, kind.isAlike));
            }
          },
          LANES,
        );
        for (const shape of new Set([...shapes.known, ...shapes.unknown]))
          if (!shapes.known.has(shape) || !shapes.unknown.has(shape))
            findings.push(`${name}: only one kind is answered ${shape}`);
        ps[name].push(Math.round(mannWhitney(times.known, times.unknown) * 1_000) / 1_000);
      }
      if (!isAlikeInARow(ps[name])) findings.push(`${name}: the times differ, p ${ps[name].join(', ')}`);
    }
  });
  const shown = Object.entries(ps).map(([name, values]) => `${name} p ${values.join(', ')}`);
  return resultOf(findings, `${pairs} pairs a round; ${shown.join('; ')}`, {
    figures: { ps },
    size: isFast ? `${pairs} pairs` : 'full',
  });
}

const isAlikeInARow = (values) =>
  values.length >= IN_A_ROW && values.slice(-IN_A_ROW).every((p) => p > ALIKE);

/** What of an answer could tell one from the other: all of it but what was asked, the moment and the request's own id. */
function shapeOf({ status, headers, text }, fields, isAlike) {
  const { date: _date, 'x-request-id': _id, 'content-length': length, ...others } = headers;
  const envelope = JSON.parse(text);
  if (!isAlike) return JSON.stringify([status, Object.keys(others), envelope.code, envelope.msg]);
  const body = JSON.stringify({ ...envelope, traceId: '', data: { ...envelope.data, queryTime: '' } });
  const asked = Object.values(fields).reduce((left, value) => left.replaceAll(value, '*'), body);
  return JSON.stringify([status, others, Math.round(Number(length) / 16), asked]);
}
