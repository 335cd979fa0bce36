// Renders pdf-sources/*.html into media/files/*.pdf with headless Chromium. No dependencies.
//   node content/site/make-pdfs.mjs            all documents
//   node content/site/make-pdfs.mjs 2026-q3    only those whose name contains the text
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPrinter } from '../print-pdf.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, 'pdf-sources');
const target = join(here, 'media', 'files');
const maxFile = 400 * 1024;
const maxTotal = 4 * 1024 * 1024;
const wanted = process.argv[2] ?? '';

mkdirSync(target, { recursive: true });
const printer = openPrinter();
let total = 0;
let failed = false;
try {
  for (const name of readdirSync(sources)
    .filter((f) => f.endsWith('.html') && f.includes(wanted))
    .sort()) {
    const html = join(sources, name);
    const { pdf, pages } = printer.print(html);
    const sections = readFileSync(html, 'utf8').match(/<section class="page/g)?.length ?? 0;
    total += pdf.length;
    const faults = [];
    if (pages !== sections) faults.push(`${pages} pages for ${sections} sections`);
    if (pdf.length > maxFile) faults.push('over 400 KB');
    if (faults.length) failed = true;
    writeFileSync(join(target, name.replace(/\.html$/, '.pdf')), pdf);
    console.log(
      `${name.padEnd(40)} ${String(pages).padStart(2)} pages ${String(Math.ceil(pdf.length / 1024)).padStart(4)} KB${faults.length ? `  FAULT: ${faults.join(', ')}` : ''}`,
    );
  }
} finally {
  printer.end();
}
if (total > maxTotal) failed = true;
console.log(`total ${(total / 1024).toFixed(0)} KB`);
process.exitCode = failed ? 1 : 0;
