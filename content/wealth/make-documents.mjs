/*
 * Prints the demo product papers of demo-papers.mjs into media/files/*.pdf with headless Chromium. Products of a
 * family share their manual, products of a risk tier their risk notice.
 *
 *   node content/wealth/make-documents.mjs           all papers
 *   node content/wealth/make-documents.mjs issue     only those whose file contains the text
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPrinter } from '../print-pdf.mjs';
import { plusDays } from './business-days.mjs';
import { demoPapers } from './demo-papers.mjs';

const target = fileURLToPath(new URL('media/files/', import.meta.url));
const style = new URL('../site/pdf-sources/', import.meta.url).href;
const wanted = process.argv[2] ?? '';

const html = ({ title, pages }) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>${title} - 北曜银行</title><meta name="author" content="北曜银行">
<link rel="stylesheet" href="${style}report.css"><style>td{white-space:normal}tbody th{width:42mm}</style></head><body>
${pages
  .map(
    (
      page,
      index,
    ) => `<section class="page"><header><img src="${style}logo.svg" alt="北曜银行"><span>理财产品文件</span></header>
${page}
<footer><span><b>演示文件</b> 北曜银行为虚构机构，文中数据均为演示</span><span>${index + 1} / ${pages.length}</span></footer></section>`,
  )
  .join('\n')}
</body></html>`;

mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'wealth-papers-'));
const printer = openPrinter();
let total = 0;
try {
  const raiseOf = ({ valueDate, raiseStart = plusDays(valueDate, -21) }) => [
    raiseStart,
    plusDays(valueDate, -1),
  ];
  for (const paper of demoPapers(raiseOf).filter(({ file }) => file.includes(wanted))) {
    const source = join(work, `${paper.file}.html`);
    writeFileSync(source, html(paper));
    const { pdf, pages } = printer.print(source);
    if (pages !== paper.pages.length)
      throw new Error(`${paper.file}: ${pages} pages for ${paper.pages.length}`);
    writeFileSync(join(target, `${paper.file}.pdf`), pdf);
    total += pdf.length;
    console.log(`${paper.file.padEnd(22)} ${pages} pages ${Math.ceil(pdf.length / 1024)} KB`);
  }
} finally {
  printer.end();
  rmSync(work, { recursive: true, force: true });
}
console.log(`total ${Math.ceil(total / 1024)} KB`);
