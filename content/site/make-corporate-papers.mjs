// Prints the papers of the sections for companies and financial markets, one page each and all of them demonstrations:
// - files/checklist-<key>.zh.pdf: what to bring for a service, from the article's own list
// - files/corporate-<key>.zh.pdf: an article of column 201003, as product papers are kept
//   node content/site/make-corporate-papers.mjs          all papers
//   node content/site/make-corporate-papers.mjs loan     only those whose file contains the text
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { parse } from 'yaml';
import { openPrinter } from '../print-pdf.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'media', 'files');
const sources = join(here, 'pdf-sources');
const MANUALS = '201003';
const SERVICES = ['201001', '201005'];
const LARGEST_KB = 100;
const wanted = process.argv[2] ?? '';

const papers = [
  ...SERVICES.flatMap(articlesOf)
    .filter(({ service }) => service?.kind === 'SERVICE')
    .map((article) => ({
      file: `checklist-${article.key}.zh.pdf`,
      head: '申请材料清单',
      title: `${article.title}：申请材料清单`,
      lead: '申请资料，逐项准备。咨询 95526',
      body: `<table class="list"><tbody>${article.service.materials
        .map((paper, index) => `<tr><td>□</td><td>${index + 1}. ${paper}</td></tr>`)
        .join('')}</tbody></table>`,
    })),
  ...articlesOf(MANUALS).map((article) => ({
    file: `corporate-${article.key}.zh.pdf`,
    head: `理财产品文件　${article.prodCode}`,
    title: article.title,
    lead: article.summary,
    body: `${marked.parse(article.body, { async: false })}<p>${article.source}　${article.publishDate}</p>`,
  })),
].filter(({ file }) => file.includes(wanted));

mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'corporate-papers-'));
const printer = openPrinter();
const faults = [];
try {
  for (const paper of papers) {
    const html = join(work, 'paper.html');
    writeFileSync(html, documentOf(paper));
    const { pdf, pages } = printer.print(html);
    const size = Math.ceil(pdf.length / 1024);
    if (pages !== 1 || size > LARGEST_KB) faults.push(`${paper.file}: ${pages} pages, ${size} KB`);
    writeFileSync(join(target, paper.file), pdf);
    console.log(`${paper.file.padEnd(48)} ${size} KB`);
  }
} finally {
  printer.end();
  rmSync(work, { recursive: true, force: true });
}

if (faults.length > 0) throw new Error(faults.join('\n'));

function articlesOf(column) {
  const folder = join(here, 'articles', column);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.zh.md'))
    .sort()
    .map((name) => {
      const [, head = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return { ...parse(head), key: name.replace(/\.zh\.md$/, ''), body };
    });
}

function documentOf({ head, title, lead, body }) {
  const address = (name) => pathToFileURL(join(sources, name)).href;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title} - 北曜银行</title>
<link rel="stylesheet" href="${address('announcement.css')}"><style>h2{font-size:12pt;font-weight:400;margin:5mm 0 2mm}.list td{text-align:left}.list td:first-child{width:6mm}</style></head>
<body><header><span>北曜银行</span><span>${head}</span></header><h1>${title}</h1><p class="lead">${lead}</p>${body}
<footer>演示文件：北曜银行为虚构机构</footer></body></html>`;
}
