import { describe, expect, it } from 'vitest';
import { pageDataOf } from '../bench/beside/page-data.ts';
import { markupOf, sizesOf } from '../bench/beside/page-sizes.ts';
import { withReactAttributes } from '../bench/beside/react-attributes.ts';
import { rowsBeside } from '../bench/beside/rows-beside.ts';

const PAGE = `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"/><meta name="viewport" content="x"/>
<title>新闻-银行</title><meta name="description" content="摘要"><link rel="canonical" href="/a?b=1&#38;c=2">
<link rel="stylesheet" href="/x.css"><script type="application/ld+json">{"a":1}</script></head>
<body><header><!--$--><a class="b" href="/">首页</a><!--/$--></header>
<main tabindex="-1"><p>共 <!-- -->26 篇</p><svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg></main>
<footer><p id="page-end"></p><button hidden="" value="1">x</button></footer><script id="boot">{}</script></body></html>`;

describe('a page as data', () => {
  const page = pageDataOf(PAGE);

  it('keeps what its head says, not what belongs to our build', () => {
    expect(page).toMatchObject({
      language: 'zh-CN',
      title: '新闻-银行',
      meta: [{ name: 'description', content: '摘要' }],
      links: [{ rel: 'canonical', href: '/a?b=1&c=2' }],
      structured: ['{"a":1}'],
    });
  });

  it('keeps every element and text of its parts, without comments', () => {
    expect(page.header).toEqual(['header', {}, [['a', { class: 'b', href: '/' }, ['首页']]]]);
    expect(page.main).toEqual([
      'main',
      { tabindex: '-1' },
      [
        ['p', {}, ['共 26 篇']],
        ['svg', { viewBox: '0 0 1 1' }, [['path', { 'stroke-width': '2' }, []]]],
      ],
    ]);
  });

  it('leaves out what only our script uses', () => {
    expect(page.footer).toEqual(['footer', {}, [['button', { hidden: '', value: '1' }, ['x']]]]);
  });

  it('names the part that is missing', () => {
    expect(() => pageDataOf('<html><head></head><body></body></html>')).toThrow('no <header>');
  });
});

describe('attributes as React names them', () => {
  it.each([
    ['div', { class: 'a', tabindex: '0' }, { className: 'a', tabIndex: '0' }],
    ['path', { 'stroke-width': '2' }, { strokeWidth: '2' }],
    ['p', { 'data-kind': 'x', 'aria-label': 'y' }, { 'data-kind': 'x', 'aria-label': 'y' }],
    ['div', { hidden: '' }, { hidden: true }],
    ['input', { value: '', checked: '' }, { defaultValue: '', defaultChecked: true }],
    ['option', { value: 'CN', selected: '' }, { value: 'CN', selected: true }],
  ])('%s %j', (tag, attributes, expected) => {
    expect(withReactAttributes([tag, attributes, []])).toEqual([tag, expected, []]);
  });
});

describe('the sizes of pages', () => {
  it('count markup without scripts and the data in them', () => {
    expect(markupOf('<p>a</p><script>let b;</script><script id="x">{}</script><p>c</p>')).toBe(
      '<p>a</p><p>c</p>',
    );
  });

  it('are the mean of all, in KB', () => {
    const { whole, packed } = sizesOf(['银'.repeat(1_024), '']);
    expect(whole).toBe(1.5);
    expect(packed).toBeLessThan(0.1);
  });
});

describe('rows of all that were measured', () => {
  it('say what each is by ours', () => {
    const rows = rowsBeside('list', 'ms', { ours: 2, Astro: 0.5 }, { Astro: 'a file' });
    expect(rows).toEqual([
      { name: 'list: ours', value: 2, unit: 'ms', detail: '' },
      { name: 'list: Astro', value: 0.5, unit: 'ms', detail: '0.25 of ours; a file' },
    ]);
  });
});
