import { describe, expect, it } from 'vitest';
import { viewOf } from './card-list-view.ts';

describe('a column of credit cards [S2-creditcard]', () => {
  it.each([
    [undefined, 'CARDS'],
    ['401001', 'CARDS'],
    ['401002', 'ARTICLES'],
    ['401003', 'MERCHANTS'],
    ['401005', 'INSTALMENTS'],
    ['401006', 'ARTICLES'],
    ['999999', 'CARDS'],
  ])('%s is shown as %s', (column, view) => {
    expect(viewOf({ column })).toBe(view);
  });
});
