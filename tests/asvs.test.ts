import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

/* docs/asvs.csv: every requirement of OWASP ASVS 5.0.0, and what answers it (decision 0052). */

const ROOT = resolve(import.meta.dirname, '..');
/** Requirements of each chapter of the standard, V1 to V17, as it was published. */
const IN_CHAPTER = [30, 13, 31, 16, 13, 47, 19, 13, 7, 36, 24, 12, 21, 13, 21, 17, 12];
const BY_LEVEL = { 1: 70, 2: 183, 3: 92 };
/** Rows that nothing answers yet. The number only falls. */
const NOT_MET_AT_MOST = 8;
const DECISION = /^docs\/decisions\/\d{4}-[\w-]+\.md$/;
const FORM = {
  test: / :: /,
  document: / § /,
};

interface Row {
  id: string;
  level: '1' | '2' | '3';
  chapter: string;
  requirement: string;
  applies: 'yes' | 'no';
  status: '' | 'met' | 'decided' | 'not met';
  how: string;
  proof: string;
}

const rows = parse(readFileSync(join(ROOT, 'docs/asvs.csv'), 'utf8'), { columns: true }) as unknown as Row[];
const applying = rows.filter(({ applies }) => applies === 'yes');
const withStatus = (status: Row['status'], among = applying) => among.filter((row) => row.status === status);
const proofsOf = ({ proof }: Row) => (proof === '' ? [] : proof.split(' | '));
const textOf = (file: string) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

/** Whether a test of this name stands in the file; as it is written, for a name may be made of a table. */
function hasTest(file: string, title: string): boolean {
  const text = textOf(file);
  return (
    /\.(?:test|spec)\.tsx?$/.test(file) &&
    ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
  );
}

function hasHeading(file: string, heading: string): boolean {
  return textOf(file)
    .split('\n')
    .some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
}

function isThere(proof: string): boolean {
  if (DECISION.test(proof)) return existsSync(join(ROOT, proof));
  const [file = '', name = ''] = proof.split(FORM.test.test(proof) ? FORM.test : FORM.document);
  return FORM.test.test(proof) ? hasTest(file, name) : hasHeading(file, name);
}

describe('docs/asvs.csv', () => {
  it('has every requirement of the standard once, in its order', () => {
    expect(rows).toHaveLength(345);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(345);
    const chapters = IN_CHAPTER.map(
      (_, index) => rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length,
    );
    expect(chapters).toEqual(IN_CHAPTER);
    const levels = Object.fromEntries(
      Object.keys(BY_LEVEL).map((level) => [level, rows.filter((row) => row.level === level).length]),
    );
    expect(levels).toEqual(BY_LEVEL);
    // Numbers of a section have no gap.
    const gaps = rows.filter(({ id }, index) => {
      const [chapter, section, number] = id.split('.').map(Number);
      const [lastChapter, lastSection, lastNumber] = (rows[index - 1]?.id ?? '0.0.0').split('.').map(Number);
      const isNext = chapter === lastChapter && section === lastSection && number === (lastNumber ?? 0) + 1;
      return !isNext && number !== 1;
    });
    expect(gaps.map(({ id }) => id)).toEqual([]);
  });

  it('says of each what it asks for and how that is so, or why it does not apply', () => {
    expect(rows.filter(({ requirement }) => requirement.length < 4)).toEqual([]);
    const lost = rows.filter(({ applies, status, how, proof }) =>
      applies === 'no' ? status !== '' || proof !== '' || !how.startsWith('does not apply: ') : status === '',
    );
    expect(lost).toEqual([]);
    expect(withStatus('not met').filter(({ how }) => how.length < 10)).toEqual([]);
  });

  it('names a test or a document for each that is met, and a decision for each that is decided', () => {
    expect(withStatus('met').filter((row) => proofsOf(row).length === 0)).toEqual([]);
    const undecided = withStatus('decided').filter((row) => {
      const decision = proofsOf(row).find((proof) => DECISION.test(proof));
      // It speaks of the requirement by its number.
      return !new RegExp(`[( ]${row.id.replaceAll('.', '\\.')}[,)]`).test(textOf(decision ?? ''));
    });
    expect(undecided).toEqual([]);
    // What is to be done is shown by a test; a document answers only what is to be written down.
    const onPaper = withStatus('met').filter((row) => proofsOf(row).every((proof) => !FORM.test.test(proof)));
    const asksForPaper = /^(?:\d+\.1\.\d+)$/;
    expect(onPaper.filter(({ id }) => !asksForPaper.test(id)).map(({ id }) => id)).toEqual([]);
  });

  it('names nothing that is not there', () => {
    const lost = applying.flatMap((row) =>
      proofsOf(row)
        .filter((proof) => !isThere(proof))
        .map((proof) => `${row.id}: ${proof}`),
    );
    expect(lost).toEqual([]);
  });

  it('leaves none of the first two levels open, and more than forty of the third met', () => {
    const basic = applying.filter(({ level }) => level !== '3');
    expect(basic.length).toBeGreaterThanOrEqual(121);
    expect(withStatus('not met', basic)).toEqual([]);
    const third = applying.filter(({ level }) => level === '3');
    expect(withStatus('met', third).length).toBeGreaterThanOrEqual(40);
    expect(withStatus('not met').length).toBeLessThanOrEqual(NOT_MET_AT_MOST);
  });
});
