import { describe, expect, it } from 'vitest';
import { qrPicture } from '../../pack/qr-picture.ts';
import { asRead } from '../../testing/as-read.ts';
import { readSvg } from './svg.ts';

const read = (source: string) => asRead(readSvg(Buffer.from(source)));
const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" ${attributes}>${inner}</svg>`;

it.each([
  ['20,000 elements inside each other', '<g>'.repeat(20_000)],
  ['a million <', '<'.repeat(1_000_000)],
])('a picture of %s is refused at once [SEC-5]', (_what, inner) => {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}`);
  // Work rather than time: the machine may be busy with other tests.
  const before = process.threadCpuUsage();
  expect(readSvg(bytes).problems.length).toBeGreaterThan(0);
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});

it.each([
  ['ten times ten times ten times what it holds', 9],
  ['itself', 0],
])('a picture that draws %s is refused [SEC-5]', (_what, levels) => {
  const groups = Array.from(
    { length: levels },
    (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
  );
  const first = levels === 0 ? '<g id="a0"><use href="#a0"/></g>' : '<g id="a0"><path d="M0 0"/></g>';
  const { problems } = read(drawing(first + groups.join('')));
  expect(problems).toMatchObject([{ expected: expect.stringContaining('<use>') as string }]);
});

describe('readSvg', () => {
  it('takes width and height from the viewBox', () => {
    expect(read(drawing('<path d="M0 0h1"/>'))).toEqual({ problems: [], size: { width: 24, height: 12 } });
  });

  it.each([
    [
      'gradients',
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#g)"/>',
    ],
    ['reuse', '<symbol id="s"><circle r="1"/></symbol><use href="#s"/>'],
    ['a bitmap inside', '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>'],
    ['own styles', '<style>.a{fill:url(#g)}</style><rect class="a" style="opacity:.5"/>'],
    ['words', '<title>网点</title><desc>一栋楼</desc><text x="1" y="1" font-family="serif">利率</text>'],
  ])('lets through %s', (_name, inner) => {
    expect(read(drawing(inner)).problems).toEqual([]);
  });

  it('lets through the QR pictures that packing makes', () => {
    expect(readSvg(qrPicture('https://www.beiyao.example/app')).problems).toEqual([]);
  });

  it.each([
    ['a script', drawing('<script>alert(1)</script>')],
    [
      'a script of another namespace',
      drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    ],
    ['an event attribute', drawing('<rect onclick="alert(1)"/>')],
    ['an event attribute on the root', drawing('', 'onload="alert(1)"')],
    ['HTML inside', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
    ['an HTML element by namespace', drawing('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>')],
    ['a link', drawing('<a href="https://e.example"><rect/></a>')],
    ['a javascript reference', drawing('<use href="javascript:alert(1)"/>')],
    ['a reference to another file', drawing('<use href="other.svg#a"/>')],
    [
      'a reference through xlink',
      drawing('<use xlink:href="https://e.example/x#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    ],
    [
      'xlink under another prefix',
      drawing('<use x:href="https://e.example/x#a" xmlns:x="http://www.w3.org/1999/xlink"/>'),
    ],
    ['an SVG picture inside', drawing('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['an HTML document inside', drawing('<image href="data:text/html,x"/>')],
    ['a picture of another site', drawing('<image href="https://e.example/x.png"/>')],
    ['an animation that sets a link', drawing('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['set', drawing('<set attributeName="onmouseover" to="alert(1)"/>')],
    ['a handler', drawing('<handler type="text/javascript">alert(1)</handler>')],
    ['an imported style', drawing('<style>@import url(//e.example/x.css);</style>')],
    ['an import parted by a comment', drawing('<style>@im<!-- -->port "//e.example/x.css";</style>')],
    ['an import written with entities', drawing('<style>&#64;import "//e.example/x.css";</style>')],
    ['an import in CDATA', drawing('<style><![CDATA[@import "//e.example/x.css";]]></style>')],
    ['an escaped import', drawing('<style>@\\69mport "//e.example/x.css";</style>')],
    ['a style that loads', drawing('<style>rect{fill:url(https://e.example/x)}</style>')],
    ['an attribute that loads', drawing('<rect fill="url(https://e.example/x)"/>')],
    ['a style attribute that loads', drawing('<rect style="background:url(//e.example/x)"/>')],
    ['a filter picture', drawing('<filter id="f"><feImage href="https://e.example/x"/></filter>')],
    ['a DOCTYPE', `<!DOCTYPE svg>${drawing('')}`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`],
    [
      'an outside entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
    ],
    ['a stylesheet instruction', `<?xml-stylesheet href="//e.example/x.css"?>${drawing('')}`],
    ['no namespace', '<svg viewBox="0 0 1 1"><rect/></svg>'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    ['broken XML', drawing('<rect')],
    ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect/>'],
    ['a nest of a thousand groups', drawing('<g>'.repeat(1000) + '</g>'.repeat(1000))],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    ['an empty viewBox', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>'],
  ])('refuses %s [SEC-3]', (_name, source) => {
    expect(read(source).problems).not.toEqual([]);
  });

  it('refuses what is not UTF-8', () => {
    const utf16 = Buffer.from(`\uFEFF${drawing('')}`, 'utf16le');
    expect(asRead(readSvg(utf16)).problems).toEqual([
      { line: 1, expected: 'a picture saved as UTF-8', found: 'another encoding' },
    ]);
  });

  it('names the line', () => {
    expect(read(drawing('\n\n<script/>')).problems).toEqual([
      { line: 3, expected: 'only drawing elements', found: '<script>' },
    ]);
  });
});
