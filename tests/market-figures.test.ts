import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Notice {
  tags: string[];
  facts: { label: string; value: string }[];
  figures: { rows: string[][]; beside?: { rows: string[][] } }[];
}

const FOLDER = 'content/site/articles/301005';

function noticeOf(file: string): Notice & { text: string } {
  const [, head = '', text = ''] = readFileSync(`${FOLDER}/${file}.md`, 'utf8').split(/^---$/m);
  return { ...(parse(head) as Notice), text };
}

/** Hundredths, so that no sum depends on how a machine rounds. */
const hundredths = (figure = '') => Math.round(Number(figure.replaceAll(',', '')) * 100);

describe('the market figures of the demo bank', () => {
  const notices = { zh: noticeOf('20261118-ncd-results.zh'), en: noticeOf('20261118-ncd-results.en') };
  const amountsOf = ({ figures: [figure] }: Notice) =>
    figure?.beside?.rows.map(([, amount]) => hundredths(amount)) ?? [];

  it('issue by term what the notice says was issued in all [MKT-1]', () => {
    for (const notice of Object.values(notices)) {
      const amounts = amountsOf(notice);
      expect(amounts).toHaveLength(5);
      expect(amounts.reduce((sum, amount) => sum + amount)).toBe(hundredths(notice.facts[0]?.value));
    }
  });

  it('say the same in both languages, 亿元 as tenths of a billion [MKT-1]', () => {
    expect(amountsOf(notices.zh)).toEqual(amountsOf(notices.en).map((amount) => amount * 10));
    const ratesOf = ({ figures: [figure] }: Notice) => figure?.rows.map(([, ...rates]) => rates);
    expect(ratesOf(notices.zh)).toEqual(ratesOf(notices.en));
  });

  it('draw what the table of the text says, and call themselves demonstration data [MKT-1]', () => {
    for (const notice of Object.values(notices)) {
      for (const [index, [term = '', rate = '']] of (notice.figures[0]?.rows ?? []).entries()) {
        const amount = notice.figures[0]?.beside?.rows[index]?.[1];
        expect(notice.text).toContain(`| ${term} | ${amount} | ${rate} |`);
      }
      expect(notice.text).toMatch(/演示数据|demonstration data/);
    }
  });
});
