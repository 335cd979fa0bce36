import { describe, expect, it } from 'vitest';
import { DocumentUnopened, reasonOf } from './document-unopened.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });

describe('why a document did not open', () => {
  it.each([
    [named('ResponseException', { status: 404, missing: true }), 'missing'],
    [named('ResponseException', { status: 503, missing: false }), 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    [named('PasswordException'), 'locked'],
    [named('InvalidPDFException'), 'unreadable'],
    [new DocumentUnopened('viewer'), 'viewer'],
    ['a string', 'unreadable'],
  ])('%s is told as %s [S2-pdf]', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
