// Prints each article of column 801005 as the PDF that it names: files/disclosure-<key>.<language>.pdf.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { parse } from 'yaml';
import { openPrinter } from '../print-pdf.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const articles = join(here, 'articles', '801005');
const target = join(here, 'media', 'files');
const style = pathToFileURL(join(here, 'pdf-sources', 'disclosure.css')).href;

const work = mkdtempSync(join(tmpdir(), 'make-disclosures-'));
const printer = openPrinter();
mkdirSync(target, { recursive: true });
try {
  for (const name of readdirSync(articles).sort()) {
    const [, head = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(articles, name), 'utf8')) ?? [];
    const html = join(work, 'document.html');
    writeFileSync(html, documentOf(parse(head), body, name.endsWith('.zh.md')));
    const { pdf: bytes, pages } = printer.print(html);
    const file = `disclosure-${name.replace(/\.md$/, '.pdf')}`;
    writeFileSync(join(target, file), bytes);
    console.log(`${file.padEnd(60)} ${pages} pages ${Math.ceil(bytes.length / 1024)} KB`);
  }
} finally {
  printer.end();
  rmSync(work, { recursive: true, force: true });
}

function documentOf({ title, summary, docNo }, body, isChinese) {
  const bank = isChinese ? '北曜银行' : 'Bank of Beiyao';
  const logo = pathToFileURL(join(here, 'pdf-sources', isChinese ? 'logo.svg' : 'logo-en.svg')).href;
  const demo = isChinese
    ? '演示文件：北曜银行为虚构机构，文中机构与数据均为演示'
    : 'Demonstration: Bank of Beiyao is fictional; institutions and figures are invented';
  // Addresses of the website mean nothing on paper.
  const text = marked.parse(body.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'), { async: false });
  return `<!doctype html><html lang="${isChinese ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${title} - ${bank}</title><link rel="stylesheet" href="${style}"></head>
<body><header><img src="${logo}" alt="${bank}"><span>${docNo}</span></header><h1>${title}</h1><p class="lead">${summary}</p>${text}<footer>${demo}</footer></body></html>`;
}
