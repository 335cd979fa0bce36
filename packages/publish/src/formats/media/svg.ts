import { SaxesParser } from 'saxes';
import { quote } from '../../base/findings.ts';
import { verbatim, words, type Words } from '../../base/words.ts';
import { SvgDrawn } from './svg-drawn.ts';
import { sniffMedia } from './media-type.ts';
import { pictureSize, tooManyPixels, type PictureSize } from './picture-size.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_LINKS, isInnerReference, isInnerStyle } from './svg-allowed.ts';

interface SvgProblem {
  line: number;
  expected: Words;
  found: Words;
}

interface SvgReading {
  problems: SvgProblem[];
  size: PictureSize | undefined;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const DEEPEST_SVG = 200;
/** A detailed drawing has some thousands; a browser draws so many in a second. */
const MOST_DRAWN = 100_000;
const MOST_PROBLEMS = 20;

/** What is known is enough to refuse the picture: reading on may take minutes of a hostile one. */
class Enough extends Error {
  override readonly name = 'Enough';
}

/** Reads an SVG against the allow-list. Nothing is mended: a picture passes as it is, or its author hears why not. */
export function readSvg(bytes: Buffer): SvgReading {
  const problems: SvgProblem[] = [];
  let size: PictureSize | undefined;
  const refuse = (line: number, expected: Words, found: Words) => {
    problems.push({ line, expected, found });
    if (problems.length >= MOST_PROBLEMS) throw new Enough();
  };
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      problems: [{ line: 1, expected: words`a picture saved as UTF-8`, found: words`another encoding` }],
      size,
    };
  }

  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: string[] = [];
  const drawn = new SvgDrawn();
  // Checked as one text: a comment in its midst would otherwise part "@im" from "port".
  let css = '';
  const collectStyle = (text: string) => {
    if (open.includes('style')) css += text;
  };
  parser.on('error', (error) => {
    refuse(parser.line, words`well-formed XML`, quote(error.message.replace(/^[\d:]+\s*/, '')));
  });
  parser.on('doctype', () => refuse(parser.line, words`no DOCTYPE and no entities`, words`a DOCTYPE`));
  parser.on('processinginstruction', ({ target }) =>
    refuse(parser.line, words`no processing instructions`, quote(`<?${target}?>`)),
  );
  parser.on('text', collectStyle);
  parser.on('cdata', collectStyle);
  parser.on('opentag', (tag) => {
    if (open.length === 0) {
      if (tag.name !== 'svg') refuse(parser.line, words`an <svg> element`, words`<${tag.name}>`);
      size = sizeOf(tag.attributes);
    }
    open.push(tag.name);
    const { id, href, 'xlink:href': xlink } = tag.attributes;
    drawn.open(id?.value, tag.name === 'use' ? (href ?? xlink)?.value : undefined);
    if (open.length > DEEPEST_SVG) {
      refuse(parser.line, words`at most ${DEEPEST_SVG} elements inside each other`, words`more`);
      throw new Enough();
    }
    if (tag.uri !== SVG_NAMESPACE || !SVG_ELEMENTS.has(tag.name)) {
      refuse(parser.line, words`only drawing elements`, words`<${tag.name}>`);
    }
    for (const { name, value } of Object.values(tag.attributes)) {
      if (SVG_LINKS.has(name)) {
        if (!isInnerReference(value))
          refuse(parser.line, words`a reference inside the picture, #id`, words`${name}=${quote(value)}`);
        const problem = bitmapProblem(value);
        if (problem !== undefined) refuse(parser.line, problem.expected, problem.found);
      } else if (!SVG_ATTRIBUTES.has(name) && !/^(aria-[a-z]+|data-name)$/.test(name)) {
        refuse(parser.line, words`only drawing attributes`, words`${name}=${quote(value)}`);
      } else if (!name.startsWith('xml') && !isInnerStyle(value)) {
        refuse(parser.line, words`a reference inside the picture, url(#id)`, words`${name}=${quote(value)}`);
      }
    }
  });
  parser.on('closetag', () => {
    drawn.close();
    if (open.pop() !== 'style') return;
    if (!isInnerStyle(css))
      refuse(parser.line, words`styles without @import, escapes and addresses`, quote(css));
    css = '';
  });
  try {
    parser.write(source).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return { problems, size };
  }

  const count = drawn.count();
  if (count > MOST_DRAWN)
    refuse(
      1,
      words`at most ${MOST_DRAWN.toLocaleString('en')} elements, with what <use> draws again`,
      verbatim(count.toLocaleString('en')),
    );
  if (size === undefined)
    refuse(1, words`a viewBox with width and height, so that pages can keep its place`, words`none`);
  return { problems, size };
}

/** Why a bitmap that is carried inside may not be: it is judged as one by itself. */
function bitmapProblem(value: string): { expected: Words; found: Words } | undefined {
  const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(value) ?? [];
  if (data === undefined) return undefined;
  const bytes = Buffer.from(data, 'base64');
  const ext = sniffMedia(bytes);
  if (ext !== 'png' && ext !== 'jpg' && ext !== 'webp')
    return { expected: words`a PNG, JPEG or WebP picture by its content`, found: quote(value) };
  const size = pictureSize(bytes, ext);
  return size && tooManyPixels(size);
}

function sizeOf(attributes: Record<string, { value: string }>): PictureSize | undefined {
  const box =
    attributes['viewBox']?.value
      .trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !(width > 0 && height > 0)) return undefined;
  return { width: Math.round(width), height: Math.round(height) };
}
