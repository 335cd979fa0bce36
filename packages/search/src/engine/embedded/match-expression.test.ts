import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { andExpression, groupExpression, orExpression, phraseExpression } from './match-expression.ts';

describe('the FTS5 expression', () => {
  it('quotes every term', () => {
    expect(groupExpression({ alts: [{ tokens: ['大额', '存单'], weight: 1 }] })).toBe(
      '(("大额" AND "存单"))',
    );
    expect(groupExpression({ alts: [{ tokens: ['沈', '若', '川'], weight: 1, phrase: true }] })).toBe(
      '("沈 若 川")',
    );
    expect(groupExpression({ alts: [{ tokens: ['jh2026'], weight: 1 }], code: true, prefix: true })).toBe(
      '(("jh2026") OR ({code} : "jh2026" *))',
    );
  });

  it('reads no term as syntax, whatever it holds [S15]', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(`CREATE VIRTUAL TABLE f USING fts5 (code, tokenize = 'ascii')`);
    const match = database.prepare('SELECT count(*) AS hits FROM f WHERE f MATCH ?');
    for (const term of [
      '"',
      '""',
      '*',
      'NEAR(',
      'a" OR "b',
      'code:',
      '{code}',
      '^',
      '-',
      '(',
      'AND',
      'NOT',
      "'",
      ';',
    ]) {
      const group = { alts: [{ tokens: [term, 'x'], weight: 1 }], prefix: true };
      for (const expression of [
        andExpression([group, group]),
        orExpression([group]),
        phraseExpression([term]),
      ]) {
        expect(match.get(expression)).toEqual({ hits: 0 });
      }
    }
    database.close();
  });
});
