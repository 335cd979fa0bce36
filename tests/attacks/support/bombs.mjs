import { deflateSync, gzipSync, crc32 } from 'node:zlib';
import { aZip } from '@bank/publish/testing';

/* Small files that are large when they are opened. */

const MB = 1024 * 1024;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function png(width, height, lines = 1) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * MB))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gif(width, height) {
  const bytes = Buffer.from('GIF89a\0\0\0\0\0\0\0,\0\0\0\0\0\0\0\0\0\0;', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

const svg = (inside, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const nestedUses = (depth) =>
  Array.from({ length: depth }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join(
    '',
  );

const PICTURES = {
  'a PNG of 65,535 × 65,535': ['png', () => png(65_535, 65_535)],
  'a PNG of 2 147 483 647 × 1': ['png', () => png(2_147_483_647, 1)],
  'a PNG of 100,000 × 100,000 with 64 MB of lines': ['png', () => png(100_000, 100_000, 64)],
  'a PNG of no size': ['png', () => png(0, 0)],
  'a GIF of 65,535 × 65,535': ['gif', () => gif(65_535, 65_535)],
  'a GIF by the name of a PNG': ['png', () => gif(10, 10)],
  'an SVG as wide as 1e9': [
    'svg',
    () => svg('<path d="M0 0"/>', 'width="1e9" height="1e9" viewBox="0 0 1000000000 1000000000"'),
  ],
  'an SVG of ten uses in ten uses': [
    'svg',
    () => svg(`<g id="a0"><rect width="1" height="1"/></g>${nestedUses(9)}<use href="#a9"/>`),
  ],
  'an SVG that nests 20,000 groups': ['svg', () => svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)],
  'an SVG with a path of 7 MB': ['svg', () => svg(`<path d="M0 0${'L1 1'.repeat(1_800_000)}"/>`)],
  'an SVG of laughs': [
    'svg',
    () =>
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${String.fromCharCode(98 + i)} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`).join('')}]>${svg('<text>&j;</text>')}`,
  ],
  'an SVG with a file of the system': [
    'svg',
    () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ],
  'an SVG with a filter of 1e6': [
    'svg',
    () =>
      svg(
        '<filter id="f"><feGaussianBlur stdDeviation="1000000"/></filter><rect filter="url(#f)" width="40" height="30"/>',
      ),
  ],
  'an SVG of a million tags': ['svg', () => svg('<g/>'.repeat(1_000_000))],
  'a gzipped SVG': ['svg', () => gzipSync(svg(' '.repeat(60 * MB)))],
};

const pdf = (objects) => Buffer.from(`%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
const stream = (id, bytes, filter) =>
  `${id} 0 obj << /Length ${bytes.length} /Filter ${filter} >> stream\n${bytes.toString('latin1')}\nendstream endobj\n`;

const PDFS = {
  'a PDF with a stream of 300 MB': () => pdf(stream(4, deflateSync(Buffer.alloc(300 * MB)), '/FlateDecode')),
  'a PDF with a stream packed twice': () =>
    pdf(stream(4, deflateSync(deflateSync(Buffer.alloc(200 * MB))), '[/FlateDecode /FlateDecode]')),
  'a PDF with 200 streams of 20 MB': () =>
    pdf(
      ((bytes) => Array.from({ length: 200 }, (_, i) => stream(i + 4, bytes, '/FlateDecode')).join(''))(
        deflateSync(Buffer.alloc(20 * MB)),
      ),
    ),
  'a PDF whose pages are each other': () =>
    pdf(
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count 999999999 /Kids [2 0 R 2 0 R] /Parent 2 0 R >> endobj',
    ),
  'a PDF that nests 200,000 lists': () => pdf(`1 0 obj ${'['.repeat(200_000)}${']'.repeat(200_000)} endobj`),
  'a PDF that runs a script': () =>
    pdf(
      '1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count 0 /Kids [] >> endobj',
    ),
};

const laughs = (levels) =>
  Array.from(
    { length: levels },
    (_, i) =>
      `a${i}: &a${i} [${
        i === 0
          ? 'ha'
          : Array(10)
              .fill(`*a${i - 1}`)
              .join(', ')
      }]`,
  ).join('\n');

const TEXTS = {
  'YAML of ten aliases in ten aliases': ['qrs.yaml', () => `${laughs(9)}\n`],
  'YAML that leads in a circle': ['qrs.yaml', () => '- &a\n  key: app\n  zh: *a\n  en: *a\n'],
  'YAML that nests 5,000 lists': ['qrs.yaml', () => `${'['.repeat(5_000)}${']'.repeat(5_000)}\n`],
  'YAML of 7 MB': ['qrs.yaml', () => `- key: app\n  zh: { title: "${'文'.repeat(2_300_000)}" }\n`],
  'YAML of 9 MB': ['qrs.yaml', () => `- key: app\n  zh: { title: "${'a'.repeat(9 * MB)}" }\n`],
  'JSON that nests 100,000 lists': ['site-config.json', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  'JSON that nests 20,000 groups': [
    'site-config.json',
    () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ],
  'Markdown that nests 50,000 quotations': [
    'articles/701001/longer-hours.zh.md',
    () => `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\n---\n${'>'.repeat(50_000)} 文\n`,
  ],
  'Markdown of 100,000 emphases': [
    'articles/701001/longer-hours.zh.md',
    () => `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\n---\n${'*a '.repeat(100_000)}文\n`,
  ],
  'Markdown of 50,000 brackets': [
    'articles/701001/longer-hours.zh.md',
    () => `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\n---\n${'['.repeat(50_000)}文\n`,
  ],
  'a CSV of one line of 9 MB': ['hot-search.csv', () => `key,word\n${'a'.repeat(9 * MB)}`],
  'a CSV of 100,000 columns': [
    'hot-search.csv',
    () => `${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(',')}\n`,
  ],
  'a CSV of an open quotation': ['hot-search.csv', () => `key,word\n"${'a\n'.repeat(400_000)}`],
};

const entities = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(1_000)}">]>`;
const sheet = (inside) => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1"/></sheets></workbook>',
  'xl/worksheets/sheet1.xml': inside,
});

const WORKBOOKS = {
  'a workbook of 300 MB': () =>
    aZip(sheet(`<worksheet><sheetData>${' '.repeat(300 * MB)}</sheetData></worksheet>`)),
  'a workbook of 250 MB in five parts': () =>
    aZip({
      ...sheet('<worksheet/>'),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`xl/a${n}.xml`, ' '.repeat(50 * MB)])),
    }),
  'a workbook of laughs': () =>
    aZip(sheet(`${entities}<worksheet><sheetData>${'&a;'.repeat(10_000)}</sheetData></worksheet>`)),
  'a workbook of a row at 1,048,576,000': () =>
    aZip(
      sheet(
        '<worksheet><sheetData><row r="1048576000"><c r="A1048576000"><v>1</v></c></row></sheetData></worksheet>',
      ),
    ),
  'a workbook of a cell at ZZZZZZ1': () =>
    aZip(sheet('<worksheet><sheetData><row r="1"><c r="ZZZZZZ1"><v>1</v></c></row></sheetData></worksheet>')),
  'a workbook in a workbook': () => aZip({ 'xl/workbook.xml': aZip(sheet('x')).toString('latin1') }),
  'a zip of 60,000 names': () =>
    aZip(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`a${i}`, '']))),
  'a workbook that says less than it holds': () =>
    liedAbout(aZip(sheet(`<worksheet>${' '.repeat(100 * MB)}</worksheet>`))),
};

/** Every size of what is unpacked becomes ten bytes. */
function liedAbout(zip) {
  const bytes = Buffer.from(zip);
  for (
    let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    bytes.writeUInt32LE(10, at + 24);
  return bytes;
}

const article = (cover) =>
  `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\ncover: ${cover}\n---\n正文。\n`;
const linking = (file) => `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\n---\n[文](${file})\n`;

/** Name → what makes the files of sources that are to be refused: each is made where it is tried. */
export function bombsOfSources() {
  const zh = 'articles/701001/longer-hours.zh.md';
  const made = (bombs, filesOf) =>
    Object.fromEntries(Object.entries(bombs).map(([name, bomb]) => [name, () => filesOf(bomb)]));
  return {
    ...made(PICTURES, ([ext, bytes]) => ({
      [`media/images/bomb.${ext}`]: bytes(),
      [zh]: article(`images/bomb.${ext}`),
    })),
    ...made(PDFS, (bytes) => ({ 'media/files/bomb.pdf': bytes(), [zh]: linking('files/bomb.pdf') })),
    ...made(TEXTS, ([path, text]) => ({ [path]: text() })),
    ...made(WORKBOOKS, (bytes) => ({ 'hot-search.xlsx': bytes() })),
  };
}

/** Name → what is posted: headers and body. */
export function bombsOfBodies() {
  const json = { 'content-type': 'application/json' };
  const deep = (open, close, depth) => `${open.repeat(depth)}1${close.repeat(depth)}`;
  return {
    '16 KB and a byte': [json, `"${'a'.repeat(16_383)}"`],
    '1 MB': [json, `"${'a'.repeat(MB)}"`],
    '64 MB': [json, `"${'a'.repeat(64 * MB)}"`],
    '8,000 lists in each other': [json, deep('[', ']', 8_000)],
    '2,500 groups in each other': [json, deep('{"a":', '}', 2_500)],
    '9 lists in each other': [json, deep('[', ']', 9)],
    'a number of 16,000 digits': [json, `{"a":${'9'.repeat(16_000)}}`],
    '4,000 fields': [
      json,
      `{${Array.from({ length: 2_000 }, (_, i) => `"a${i}":1`)
        .join(',')
        .slice(0, 16_000)}`,
    ],
    'gzip of 100 MB': [
      { ...json, 'content-encoding': 'gzip' },
      gzipSync(Buffer.alloc(10 * MB)).subarray(0, 15_000),
    ],
    'deflate of 10 MB': [{ ...json, 'content-encoding': 'deflate' }, deflateSync(Buffer.alloc(10 * MB))],
    'Brotli by name': [{ ...json, 'content-encoding': 'br' }, 'aaaa'],
    'fields of a form, 5,000': [
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=1&'.repeat(4_000),
    ],
    'a form of parts': [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\n--x--'],
    'XML of laughs': [{ 'content-type': 'application/xml' }, '<!DOCTYPE x [<!ENTITY a "ha">]><x>&a;</x>'],
    'YAML of laughs': [{ 'content-type': 'application/yaml' }, laughs(5)],
  };
}
