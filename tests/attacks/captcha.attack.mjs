import { randomUUID } from 'node:crypto';
import { guaranteeLetter, salesStaff, submitFeedback } from '@bank/contract';
import { drawCode, makeCode } from '@bank/api/testing';
import { withBank } from '../faults/support/bank.mjs';
import { ask, visitorAt } from '../faults/support/clients.mjs';
import { CODE, drawnCodes, openCodes } from './support/drawn-codes.mjs';
import { each, resultOf } from './support/result.mjs';

const TRIES = 5;
const RACING = 40;
const PICTURES_A_MINUTE = 30;
const LETTERS = 23;

export const attack = {
  id: 'captcha',
  promise:
    'A verification code opens one form once, for a few tries and a few minutes, and is not told by its picture.',
  attack:
    'codes used twice, for another form, with another key, after too many tries, after their time, and 40 times at the same moment; pictures without end; pictures compared with each other and with what they show',
  measure:
    'forms that were taken and should not have been; codes of one visitor a minute; equal pictures, letters in their source, letters of 2,000 codes beside chance',
  target: '0 findings',
  isFast: true,
};

const FORMS = {
  letter: {
    path: guaranteeLetter.path,
    fields: () => ({
      letterNo: 'BYTB-BJ2025-010037',
      amount: '443900.06',
      currency: 'CNY',
      issueDate: '2025-05-16',
    }),
  },
  staff: { path: salesStaff.path, fields: () => ({ staffNo: '011200' }) },
  feedback: {
    path: submitFeedback.path,
    fields: () => ({ draftId: randomUUID(), feedbackType: '3', content: '一位来访者的意见，写得够长' }),
  },
};

export async function run({ isFast }) {
  const findings = [];
  const rounds = isFast ? 3 : 30;
  return withBank({ name: 'a-captcha' }, async (bank) => {
    await openCodes(bank.url);
    let visitor = 0;
    let asked = 0;
    const codes = (form, count, options) => drawnCodes(bank.dataDir, form, count, options);
    const send = async (form, captchaKey, captcha = CODE, as = (visitor += 1)) => {
      asked += 1;
      const body = JSON.stringify({ ...FORMS[form].fields(), captchaKey, captcha });
      const { status, text } = await ask(bank.url, {
        path: FORMS[form].path,
        method: 'POST',
        headers: visitorAt(as),
        body,
      });
      return { status, isTaken: status === 200 && JSON.parse(text).code === 0 };
    };
    const mustBe = (wanted, { isTaken, status }, what) => {
      if (isTaken !== wanted) findings.push(`${what}: ${isTaken ? 'taken' : `refused with ${status}`}`);
    };
    for (const form of Object.keys(FORMS)) {
      const others = Object.keys(FORMS).filter((other) => other !== form);
      for (const key of codes(form, rounds)) {
        mustBe(true, await send(form, key), `${form}: a good code`);
        mustBe(false, await send(form, key), `${form}: the same code again`);
        mustBe(false, await send(form, key, CODE.toLowerCase()), `${form}: the same code in small letters`);
      }
      for (const key of codes(form, rounds)) {
        for (const other of others) mustBe(false, await send(other, key), `a code of ${form} for ${other}`);
        mustBe(false, await send(form, randomUUID()), `${form}: the answer with another key`);
      }
      for (const key of codes(form, rounds)) {
        for (let n = 0; n < TRIES; n += 1)
          mustBe(false, await send(form, key, `WRON${n}`), `${form}: a wrong answer`);
        mustBe(false, await send(form, key), `${form}: the right answer after ${TRIES} wrong ones`);
      }
      for (const key of codes(form, rounds, { lifeMs: -1 }))
        mustBe(false, await send(form, key), `${form}: a code after its time`);
      for (const key of codes(form, Math.ceil(rounds / 3))) {
        const all = await Promise.all(Array.from({ length: RACING }, () => send(form, key)));
        const taken = all.filter(({ isTaken }) => isTaken).length;
        if (taken !== 1) findings.push(`${form}: ${taken} of ${RACING} at the same moment were taken`);
      }
    }
    await limits(bank, findings);
    const pictures = await compared(bank, isFast ? 60 : 600, findings);
    return resultOf(findings, `${asked} forms, ${pictures} pictures`, {
      size: isFast ? `${rounds} codes of each form` : 'full',
    });
  });
}

const pictureOf = (bank, form, as) =>
  ask(bank.url, { path: `/vertifyCode?captchaKey=${randomUUID()}&form=${form}`, headers: visitorAt(as) });

/** However many ask at once, and whatever they say of themselves beside their address. */
async function limits(bank, findings) {
  const as = 900_001;
  const answers = await Promise.all(
    Array.from({ length: 2 * PICTURES_A_MINUTE }, () => pictureOf(bank, 'letter', as)),
  );
  const given = answers.filter(({ status }) => status === 200).length;
  if (given > PICTURES_A_MINUTE) findings.push(`one visitor got ${given} pictures in a minute`);
  const lied = await ask(bank.url, {
    path: `/vertifyCode?captchaKey=${randomUUID()}&form=letter`,
    headers: { 'x-forwarded-for': `1.2.3.4, ${visitorAt(as)['x-forwarded-for']}`, 'x-real-ip': '1.2.3.5' },
  });
  if (lied.status !== 429) findings.push('a limit is lifted by what a visitor writes into X-Forwarded-For');
}

async function compared(bank, count, findings) {
  const seen = new Set();
  await each(
    Array.from({ length: count }, (_, i) => 910_000 + i),
    async (as) => {
      const { text, status } = await pictureOf(bank, 'feedback', as);
      if (status !== 200) findings.push(`${status} of a picture`);
      if (/<(?:text|title|desc|image|script)|data-|aria-label="[^"]*[A-Z0-9]{4}/.test(text))
        findings.push('a picture says what it shows');
      seen.add(text);
    },
  );
  if (seen.size !== count) findings.push(`${count - seen.size} pictures were seen before`);
  const drawn = new Set(Array.from({ length: 200 }, () => drawCode(CODE)));
  if (drawn.size !== 200) findings.push('the same code is drawn alike');
  if ([...drawn].some((picture) => picture.includes(CODE))) findings.push('a code stands in its picture');
  const codes = Array.from({ length: 2_000 }, makeCode);
  const letters = Map.groupBy(codes.join(''), (letter) => letter);
  const expected = (codes.length * CODE.length) / LETTERS;
  const chi = [...letters.values()].reduce((sum, { length }) => sum + (length - expected) ** 2 / expected, 0);
  // 22 degrees of freedom: one of 100,000 fair draws is above.
  if (letters.size !== LETTERS || chi > 64)
    findings.push(`letters of codes are not drawn evenly: chi² ${Math.round(chi)}`);
  return count + drawn.size;
}
