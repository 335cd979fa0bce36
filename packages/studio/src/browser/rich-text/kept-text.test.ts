import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KeptText } from './kept-text.ts';
import { readText } from './read-markdown.ts';
import { shapeOf, type RichNode } from './rich-node.ts';
import { writeBlock } from './write-markdown.ts';

const CONTENT = resolve(import.meta.dirname, '../../../../../content/site');
const bodies = globSync('{articles,edu-items}/*/*.md', { cwd: CONTENT }).map((file) =>
  readFileSync(resolve(CONTENT, file), 'utf8').replace(/^---\n[\s\S]*?^---\n/m, ''),
);

const TEXT = `
First line,
second *line*.


* odd bullet
* another

Heading
-------
Close below.

| a | b |
|:-:|--:|
| 1 | 2 |

<div>raw</div>

[def]: /personal

Last without a break`;

const words = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('a text in the editor', () => {
  it('is written back byte by byte where nobody touched it', () => {
    const kept = new KeptText(TEXT);
    expect(kept.write(kept.nodes)).toEqual({ text: TEXT, isExact: true });
    expect(bodies.length).toBeGreaterThan(700);
    for (const body of bodies) {
      const one = new KeptText(body);
      expect(one.write(one.nodes)).toEqual({ text: body, isExact: true });
    }
  });

  it('keeps all other blocks and what stands between them where one is written anew', () => {
    const kept = new KeptText(TEXT);
    for (const [at, node] of kept.nodes.entries()) {
      const nodes = kept.nodes.with(at, words('新的一段'));
      const { text, isExact } = kept.write(nodes);
      expect(isExact).toBe(true);
      const { raw } = readText(TEXT).blocks[at] ?? { raw: '' };
      expect([node.type, text.replace('新的一段', raw).replaceAll(/\n+/g, '\n')]).toEqual([
        node.type,
        TEXT.replaceAll(/\n+/g, '\n'),
      ]);
    }
    // Exactly so where what stood around it can stay.
    expect(kept.write(kept.nodes.with(0, words('Other.'))).text).toBe(
      TEXT.replace('First line,\nsecond *line*.', 'Other.'),
    );
  });

  it('takes blocks out and puts blocks in', () => {
    const kept = new KeptText('One.\n\nTwo.\n\nThree.\n');
    const [one = words(''), , three = words('')] = kept.nodes;
    expect(kept.write([one, three]).text).toBe('One.\n\nThree.\n');
    expect(kept.write([one, words('New.'), words(''), ...kept.nodes.slice(1)]).text).toBe(
      'One.\n\nNew.\n\nTwo.\n\nThree.\n',
    );
    expect(kept.write([words('')]).text).toBe('');
    expect(new KeptText('').write([words('First.')]).text).toBe('First.\n');
  });

  it('shows nearly all of the demo bank’s texts, and the rest as it is written', () => {
    const blocks = bodies.flatMap((body) => readText(body).blocks);
    expect(blocks.filter(({ node }) => node.type === 'rawBlock').map(({ raw }) => raw)).toEqual([]);
    const raw = (text: string) => new KeptText(text).nodes.map(({ type }) => type);
    expect(raw('# top\n\n<b class="x">y</b>\n\n- [ ] task\n\na ~~b~~\n\na ![b](c.svg)\n')).toEqual(
      Array.from({ length: 5 }, () => 'rawBlock'),
    );
  });
});

describe('a block that was touched', () => {
  const writtenAs = (markdown: string) => {
    const [block] = readText(markdown).blocks;
    return block === undefined ? '' : writeBlock(block.node);
  };

  it.each([
    ['plain'],
    ['**bold** and *slanted*, [a link](/personal?x=1) and `code`'],
    ['[**bold link**](/a) [a](<b c>)'],
    ['H<sub>2</sub>O, m<sup>2</sup>, see[^2]'],
    ['他说<strong>“你好”</strong>。'],
    ['a_b_c 2 < 3 [注] 5*6'],
    ['## Heading'],
    ['![alt](images/a.svg)'],
    ['- one\n- two\n  - inner\n    1. deep\n  - more\n- three'],
    ['3. three\n4. four'],
    ['- loose\n\n- list'],
    ['- one\n\n  ![alt](images/a.svg)\n\n- two'],
    ['> quoted\n>\n> twice'],
    ['```js\nlet a = `b`;\n```'],
    ['| a | b |\n| --- | ---: |\n| 1<br>2 | x\\|y |'],
    ['---'],
    ['line\\\nbreak'],
  ])('is written as an author would: %s', (markdown) => {
    expect(writtenAs(markdown)).toBe(markdown);
  });

  it.each([
    '1. no list',
    '# no heading',
    '* no item',
    '> none',
    '<b> no tag',
    'a ** b',
    '- x',
    '[a](b)',
    '`',
  ])('says what was typed and not what Markdown would make of it: %s', (text) => {
    const node = words(text);
    const [block, ...more] = readText(writeBlock(node)).blocks;
    expect(more).toEqual([]);
    expect(block && shapeOf(block.node)).toBe(shapeOf(node));
  });

  it('leaves spaces at the edge of what is bold outside', () => {
    const bold = { type: 'text', text: 'bold ', marks: [{ type: 'bold' }] };
    const node = { type: 'paragraph', content: [bold, { type: 'text', text: 'plain ' }] };
    expect(writeBlock(node)).toBe('**bold** plain');
  });

  it('is every block of the demo bank, read as the same again', () => {
    for (const body of bodies.slice(0, 200))
      for (const { node } of readText(body).blocks) {
        const again = readText(writeBlock(node)).blocks.map((one) => shapeOf(one.node));
        expect(again).toEqual([shapeOf(node)]);
      }
  });

  it('keeps two lists that stand one after the other apart', () => {
    const kept = new KeptText('');
    const list = (text: string): RichNode => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [words(text)] }],
    });
    expect(kept.write([list('a'), list('b')])).toEqual({ text: '- a\n\n* b\n', isExact: true });
  });
});
