import { describe, expect, it } from 'vitest';
import type { Language, PaperInLanguages, RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { PdfViewPage } from './PdfViewPage.tsx';
import { page } from './page.ts';

const CHINESE = `${'a'.repeat(24)}.pdf`;
const ENGLISH = `${'b'.repeat(24)}.pdf`;
const report: PaperInLanguages = {
  CN: { path: CHINESE, name: '第三季度报告' },
  EN: { path: ENGLISH, name: 'Third-quarter report' },
};
const chineseOnly: PaperInLanguages = { CN: { path: CHINESE, name: '申请材料清单' } };

const render = (file: string, data: PaperInLanguages, language: Language) =>
  renderPage(PdfViewPage, { data, language, query: { file }, record: {} as RouteDef });

const twinOf = (data: PaperInLanguages, language: Language) =>
  page.head?.(data, { language, record: {} as RouteDef, query: {} }).twin;

describe('the viewer before its script', () => {
  it('calls a document by its name and says nothing of languages where it is in the visitor’s', () => {
    const markup = render(ENGLISH, report, 'EN');
    expect(markup).toMatch(/<h1[^>]*>Third-quarter report<\/h1>/);
    expect(textOf(markup)).not.toContain('Chinese');
    expect(textOf(render(CHINESE, chineseOnly, 'CN'))).not.toContain('英文');
  });

  it.each([
    [
      'EN',
      CHINESE,
      report,
      'This is the Chinese document. Read it in English',
      `/en/pdfView?file=${ENGLISH}`,
    ],
    ['CN', ENGLISH, report, '这是文件的英文版。 查看中文版', `/pdfView?file=${CHINESE}`],
  ] as const)(
    'leads from a document in the other language to the own one, in %s',
    (language, file, data, said, way) => {
      const markup = render(file, data, language);
      expect(textOf(markup)).toContain(said);
      expect(markup).toContain(`href="${way}"`);
    },
  );

  it.each([
    ['EN', CHINESE, chineseOnly, 'This document is in Chinese only.'],
    ['CN', ENGLISH, { EN: report.EN }, '这份文件只有英文版。'],
  ] as const)('says where a document is in the other language only, in %s', (language, file, data, said) => {
    expect(textOf(render(file, data, language))).toContain(said);
  });

  it('says nothing of a file that both languages carry, until it is open, or that nobody carries', () => {
    const shared = { CN: report.CN, EN: { path: CHINESE, name: 'Report (in Chinese)' } };
    expect(textOf(render(CHINESE, shared, 'EN'))).not.toContain('only');
    expect(textOf(render(CHINESE, {}, 'EN'))).not.toContain('only');
  });
});

it('the switch of languages leads to the document of that language, and to the same one where there is none', () => {
  expect(twinOf(report, 'CN')).toBe(`/en/pdfView?file=${ENGLISH}`);
  expect(twinOf(report, 'EN')).toBe(`/pdfView?file=${CHINESE}`);
  expect(twinOf(chineseOnly, 'CN')).toBeUndefined();
});

it('the page has the title of its document before that is open, in the language of the document', () => {
  const titleOf = (file: string, data: PaperInLanguages) =>
    page.head?.(data, { language: 'EN', record: {} as RouteDef, query: { file } }).title;
  expect(titleOf(ENGLISH, report)).toBe('Third-quarter report');
  expect(titleOf(CHINESE, report)).toBe('第三季度报告');
  expect(titleOf(CHINESE, {})).toBeUndefined();
});
