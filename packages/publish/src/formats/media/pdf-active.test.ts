import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { inspectMedia } from './inspect-media.ts';

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer <</Root 1 0 R>>\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
/** An object stream as writers since PDF 1.5 make it; other bytes stand for one that is encrypted. */
const stream = (dictionary: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`9 0 obj <<${dictionary} /Filter /FlateDecode>>\nstream\n`),
    typeof content === 'string' ? deflateSync(Buffer.from(content)) : content,
    Buffer.from('\nendstream endobj\n'),
  ]);
const OBJECTS = '/Type /ObjStm /N 1 /First 4';
const SCRIPT = '<</S /JavaScript /JS (app.alert\\(1\\))>>';
const PAGES = '1 0 obj <</Type /Pages /Kids [] /Count 3>> endobj ';

describe('a PDF that does more than being read', () => {
  it.each([
    [
      'runs a script when it is opened',
      pdf(`1 0 obj <</Type /Catalog /OpenAction ${SCRIPT}>> endobj`),
      '/JavaScript',
    ],
    [
      'names its script by a reference',
      pdf('5 0 obj /JavaScript endobj 6 0 obj <</S 5 0 R /J 7 0 R>> endobj'),
      '/JavaScript',
    ],
    ['has a script and nothing else', pdf('1 0 obj <</OpenAction <</JS (x)>> >> endobj'), '/JS'],
    ['writes a name with codes', pdf('1 0 obj <</S /J#61vaScr#69pt /J#53 (x)>> endobj'), '/JavaScript'],
    [
      'parts a name from its key by a comment',
      pdf('1 0 obj <</S % ( \n/JavaScript % )\n /X 1>> endobj'),
      '/JavaScript',
    ],
    ['starts a program', pdf('1 0 obj <</A <</S /Launch /F (cmd.exe)>> >> endobj'), '/Launch'],
    ['carries a file', pdf('1 0 obj <</Type /EmbeddedFile /Length 0>> endobj'), '/EmbeddedFile'],
    ['lists files', pdf('1 0 obj <</Names <</EmbeddedFiles 3 0 R>> >> endobj'), '/EmbeddedFiles'],
    ['has a form with scripts', pdf('1 0 obj <</AcroForm <</XFA 3 0 R>> >> endobj'), '/XFA'],
    ['hides a script in an object stream', pdf(stream(OBJECTS, `1 0 ${SCRIPT}`)), '/JavaScript'],
    ['hides a program under codes in one', pdf(stream(OBJECTS, '1 0 <</S /L#61unch /F (x)>>')), '/Launch'],
    [
      'calls an object stream a picture',
      pdf(stream('/Subtype /Image /First 4', `1 0 ${SCRIPT}`)),
      '/JavaScript',
    ],
    ['spells an object stream with codes', pdf(stream('/Type /O#62jStm', `1 0 ${SCRIPT}`)), '/JavaScript'],
    ['hides a script in any other stream', pdf(stream('', SCRIPT)), '/JavaScript'],
    ['hides a script behind an early end', pdf(stream(OBJECTS, `1 0 (endstream) ${SCRIPT}`)), '/JavaScript'],
    ['hides an object in what looks like a string', pdf(`(<</S /JavaScript /X 1>>)`), '/JavaScript'],
    ['has objects that nobody can look into', pdf(stream(OBJECTS, Buffer.from('encrypted'))), 'looked into'],
    [
      'mixes the bytes of its objects',
      pdf(stream(`${OBJECTS} /DecodeParms <</Predictor 12>>`, `1 0 ${SCRIPT}`)),
      'looked into',
    ],
  ])('is refused when it %s [SEC-3]', (_what, bytes, found) => {
    expect(asRead(inspectMedia(bytes))).toEqual({
      problems: [
        {
          expected: 'a PDF that is only read, without actions and files in it',
          found: expect.stringContaining(found) as string,
        },
      ],
    });
  });

  it.each([
    ['opens at a place of itself', pdf(`${PAGES}2 0 obj <</OpenAction [3 0 R /Fit]>> endobj`)],
    [
      'links to an address',
      pdf(`${PAGES}2 0 obj <</S /URI /URI (https://www.beiyao.example/a?b=/JS)>> endobj`),
    ],
    [
      'speaks of such things',
      pdf(`${PAGES}2 0 obj <</Title (Pre/Launch of HTML/JavaScript \\(2026\\))>> endobj`),
    ],
    [
      'has the letters in its data by chance',
      pdf(PAGES, stream('/Subtype /Image', Buffer.from('a/JS b/Launch '))),
    ],
    ['has its pages in an object stream', pdf(stream(OBJECTS, '1 0 <</Type /Pages /Kids [] /Count 3>>'))],
  ])('passes when it only %s', (_what, bytes) => {
    expect(asRead(inspectMedia(bytes))).toEqual({ facts: { ext: 'pdf', pages: 3 } });
  });

  it('is judged in time, whatever it is made of', () => {
    const hostile = [
      '(',
      '/S ',
      '/S %',
      '<<',
      'stream\n',
      '/Filter stream\nx\u009c',
      '#4a',
      '/JavaScrip ',
      '(\\',
      '%',
    ];
    // Quadratic work on it would run into the test's own limit.
    for (const part of hostile) inspectMedia(pdf(part.repeat(50_000)));
  });
});
