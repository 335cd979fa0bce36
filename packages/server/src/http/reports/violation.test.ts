import { describe, expect, it } from 'vitest';
import { violationsIn } from './violation.ts';

const ORIGIN = 'https://www.bank.example';
const old = (report: Record<string, unknown>) => ({ 'csp-report': report });
const read = (body: unknown) => violationsIn(body, ORIGIN);

describe('a report of the policy', () => {
  it('is read as report-uri sends it', () => {
    const report = {
      'document-uri': `${ORIGIN}/search?keyword=13800138000`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=me',
      'source-file': `${ORIGIN}/assets/entry.js`,
      'line-number': 7,
      'script-sample': 'my password',
    };
    expect(read(old(report))).toEqual([
      {
        directive: 'script-src-elem',
        kind: 'foreign',
        blocked: 'https://evil.example',
        page: '/search?keyword',
        source: '/assets/entry.js:7',
      },
    ]);
  });

  it('is read as the Reporting API sends it, several at once and no other kind', () => {
    const body = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
    const reports = [
      { type: 'csp-violation', body: { ...body, documentURL: `${ORIGIN}/personal` } },
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: `${ORIGIN}/x.png` } },
    ];
    expect(read(reports).map(({ directive, kind, page }) => [directive, kind, page])).toEqual([
      ['require-trusted-types-for', 'trusted-types', '/personal'],
      ['img-src', 'own', ''],
    ]);
    expect(read(Array.from({ length: 100 }, () => reports[0]))).toHaveLength(20);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['wasm-eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,x', 'data'],
    ['blob:https://a.example/1', 'data'],
    ['chrome-extension://abc/x.js', 'extension'],
    ['moz-extension', 'other'],
    ['wss://evil.example/s', 'foreign'],
    ['https://www.bank.example.evil.example/', 'foreign'],
    ['', 'other'],
    ['about', 'other'],
  ])('counts %s as %s', (blocked, kind) => {
    expect(read(old({ 'blocked-uri': blocked }))[0]?.kind).toBe(kind);
  });

  it.each([
    ["script-src 'self' https://x.example", 'script-src'],
    ['constructor', 'other'],
    ['my-card-number', 'other'],
    [undefined, 'other'],
  ])('knows the directive %s as %s, so that nobody makes counters', (directive, known) => {
    expect(read(old({ 'violated-directive': directive }))[0]?.directive).toBe(known);
  });

  it('has a host of bounded length', () => {
    const [violation] = read(old({ 'blocked-uri': `https://${'a.'.repeat(500)}example/` }));
    expect(violation?.blocked.length).toBeLessThanOrEqual(80);
  });

  it.each([undefined, null, 'text', 1, [], {}, [null], { 'csp-report': [] }, [{ type: 'csp-violation' }]])(
    'that is none comes to nothing: %j',
    (body) => {
      expect(read(body)).toEqual([]);
    },
  );
});
