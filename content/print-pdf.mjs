import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
// A fixed date in the metadata, so that an unchanged source does not look changed because of the time it was printed.
const stamp = '20261120000000';

/** Prints HTML files with headless Chromium. `end` removes what the printing left behind. */
export function openPrinter() {
  const work = mkdtempSync(join(tmpdir(), 'make-pdfs-'));
  return {
    /** @returns {{ pdf: Buffer, pages: number }} */
    print(html) {
      const name = basename(html);
      const out = join(work, name.replace(/\.html$/, '.pdf'));
      const run = spawnSync(
        chromium,
        [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          `--user-data-dir=${join(work, 'profile')}`,
          '--no-pdf-header-footer',
          `--print-to-pdf=${out}`,
          pathToFileURL(html).href,
        ],
        { encoding: 'utf8', timeout: 120_000 },
      );
      if (run.status !== 0) throw new Error(`${name}: chromium ended with ${run.status}\n${run.stderr}`);
      // Same-length replacement keeps the cross-reference offsets valid; latin1 keeps every byte.
      const printed = readFileSync(out, 'latin1').replace(
        /(\/(?:CreationDate|ModDate) ?\(D:)\d{14}/g,
        `$1${stamp}`,
      );
      const pages = printed.match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;
      return { pdf: Buffer.from(pack(printed), 'latin1'), pages };
    },
    end: () => rmSync(work, { recursive: true, force: true }),
  };
}

/**
 * Chromium writes outlines of these fonts as one small object per glyph and leaves dictionaries uncompressed.
 * This packs every object without a stream into compressed object streams and writes a cross-reference stream
 * (PDF 1.5, ISO 32000-1 sections 7.5.7 and 7.5.8). Text, tags and links are untouched; a file shrinks by about half.
 * @param {string} pdf latin1 text of a file with a classic cross-reference table and no incremental updates
 */
function pack(pdf) {
  const start = Number(pdf.slice(pdf.lastIndexOf('startxref') + 9).match(/\d+/)[0]);
  const trailer = pdf.slice(pdf.indexOf('trailer', start));
  const entries = [...pdf.slice(start, pdf.indexOf('trailer', start)).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const offsets = entries.map((e) => (e[2] === 'n' ? Number(e[1]) : -1));
  const order = offsets
    .map((o, n) => [o, n])
    .filter(([o]) => o >= 0)
    .sort((a, b) => a[0] - b[0]);
  const plain = [];
  let out = '%PDF-1.5\n%\xd3\xeb\xe9\xe1\n';
  const xref = offsets.map(() => [0, 0, 65535]);
  order.forEach(([offset, n], i) => {
    const end = order[i + 1]?.[0] ?? start;
    const text = pdf.slice(offset, end);
    const body = text.replace(/^\d+ \d+ obj\s*/, '').replace(/\s*endobj\s*$/, '');
    if (/>>\s*stream\r?\n/.test(body)) {
      xref[n] = [1, out.length, 0];
      out += `${n} 0 obj\n${repack(body)}\nendobj\n`;
    } else plain.push([n, body]);
  });
  for (let at = 0; at < plain.length; at += 200) {
    const group = plain.slice(at, at + 200);
    const id = xref.length;
    let bodies = '';
    const index =
      group
        .map(([n, body], i) => {
          xref[n] = [2, id, i];
          const entry = `${n} ${bodies.length}`;
          bodies += `${body}\n`;
          return entry;
        })
        .join(' ') + ' ';
    const data = deflateSync(Buffer.from(index + bodies, 'latin1'), { level: 9 }).toString('latin1');
    xref.push([1, out.length, 0]);
    out += `${id} 0 obj\n<</Type /ObjStm /N ${group.length} /First ${index.length} /Filter /FlateDecode /Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;
  }
  const table = out.length;
  const own = xref.length;
  xref.push([1, table, 0]);
  const rows = Buffer.alloc(xref.length * 7);
  xref.forEach(([type, a, b], i) => {
    rows.writeUInt8(type, i * 7);
    rows.writeUInt32BE(a, i * 7 + 1);
    rows.writeUInt16BE(b, i * 7 + 5);
  });
  const data = deflateSync(rows, { level: 9 }).toString('latin1');
  const root = trailer.match(/\/Root \d+ 0 R/)[0];
  const info = trailer.match(/\/Info \d+ 0 R/)?.[0] ?? '';
  return `${out}${own} 0 obj\n<</Type /XRef /Size ${xref.length} /W [1 4 2] ${root} ${info} /Filter /FlateDecode /Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`;
}

/** Compresses a stream that has no filter, or compresses it again at the highest level. */
function repack(body) {
  const mark = body.match(/>>\s*stream\r?\n/);
  const dict = body.slice(0, mark.index + 2);
  const length = dict.match(/\/Length (\d+)(?! \d+ R)/);
  const filter = dict.match(/\/Filter \/?\[?\/?(\w+)/);
  if (!length || (filter && filter[1] !== 'FlateDecode') || /\/DecodeParms/.test(dict)) return body;
  const from = mark.index + mark[0].length;
  const raw = Buffer.from(body.slice(from, from + Number(length[1])), 'latin1');
  const data = deflateSync(filter ? inflateSync(raw) : raw, { level: 9 }).toString('latin1');
  if (data.length >= raw.length) return body;
  const head = dict.replace(length[0], `/Length ${data.length}`);
  return `${filter ? head : head.replace(/^<</, '<</Filter /FlateDecode ')}\nstream\n${data}\nendstream`;
}
