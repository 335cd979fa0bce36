import { describe, expect, it } from 'vitest';
import { fileParameter, pdfViewAddress } from './pdf-address.ts';

const NAME = '0123456789abcdef01234567.pdf';

describe('the file of the viewer', () => {
  it('is accepted by the name that the import gave it [S2-pdf] [PDF-3]', () => {
    expect(fileParameter(NAME)).toBe(NAME);
  });

  it.each([
    '',
    'https://evil.example/0123456789abcdef01234567.pdf',
    '//evil.example/0123456789abcdef01234567.pdf',
    '\\\\evil.example\\0123456789abcdef01234567.pdf',
    'javascript:alert(1)//0123456789abcdef01234567.pdf',
    'data:application/pdf;base64,JVBERi0=',
    'blob:https://evil.example/0123456789abcdef01234567.pdf',
    '../files/0123456789abcdef01234567.pdf',
    '%2e%2e%2f0123456789abcdef01234567.pdf',
    '/files/0123456789abcdef01234567.pdf',
    '0123456789abcdef01234567.pdf?x=1',
    '0123456789abcdef01234567.pdf#page=1',
    '0123456789abcdef01234567.pdf\n',
    '\u0000123456789abcdef01234567.pdf',
    '0123456789ABCDEF01234567.pdf',
    '0123456789abcdef0123456.pdf',
    '0123456789abcdef01234567.svg',
    '0123456789abcdef01234567.pdf.html',
    '０123456789abcdef01234567.pdf',
  ])('is never %j [S2-pdf] [PDF-3]', (value) => {
    expect(fileParameter(value)).toBeUndefined();
  });

  it('has an address in each language, and none when it is no PDF', () => {
    expect(pdfViewAddress('CN', NAME)).toBe(`/pdfView?file=${NAME}`);
    expect(pdfViewAddress('EN', NAME)).toBe(`/en/pdfView?file=${NAME}`);
    expect(pdfViewAddress('CN', '0123456789abcdef01234567.xlsx')).toBeUndefined();
  });
});
