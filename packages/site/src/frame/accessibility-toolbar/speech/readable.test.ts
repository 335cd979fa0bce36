import { describe, expect, it } from 'vitest';
import { anElement, part } from './testing/an-element.ts';
import { itemAt, languageOfItem, readableItems, spokenText } from './readable.ts';

describe('spokenText', () => {
  it.each([
    [{ 'aria-label': '甲', title: '乙', alt: '丙' }, '甲'],
    [{ title: '乙', alt: '丙' }, '乙'],
    [{ alt: '丙' }, '丙'],
    [{ 'aria-label': ' ', title: '' }, '文字'],
    [{}, '文字'],
  ])(
    'takes aria-label, then title, then alt, then the text: %o [S3-a11ybar] [A11Y-5]',
    (attributes, expected) => {
      expect(spokenText(anElement('a', attributes, '文字'))).toBe(expected);
    },
  );

  it('joins nested text with the pictures in it, and leaves out what is hidden from readers', () => {
    const element = anElement(
      'p',
      {},
      '存款 ',
      part('b', {}, '利率'),
      part('img', { alt: '上升' }),
      part('svg', { 'aria-hidden': 'true' }, 'x'),
      part('rt', {}, 'lì'),
      '\n  2.20',
      part('small', {}, '%'),
    );
    expect(spokenText(element)).toBe('存款利率上升 2.20 %');
  });
});

describe('itemAt', () => {
  it('finds the nearest piece around what is pointed at [S3-a11ybar]', () => {
    const inner = part('b', {}, '此处');
    const link = part('a', { href: '/' }, inner);
    anElement('p', {}, '请看', link);
    expect(itemAt(inner as unknown as Element)).toBe(link);
  });

  it('finds nothing on empty ground and on the caption itself', () => {
    expect(itemAt(anElement('div'))).toBeUndefined();
    expect(itemAt(anElement('a'))).toBeUndefined();
    const line = part('p', {}, '字幕');
    anElement('div', { 'data-a11y-caption': '' }, line);
    expect(itemAt(line as unknown as Element)).toBeUndefined();
  });
});

describe('readableItems', () => {
  it('lists every text once, in the order of the page [S3-a11ybar]', () => {
    const page = anElement(
      'main',
      {},
      part('section', {}, part('h1', {}, '标题'), part('p', {}, '段落', part('a', {}, '链接'))),
      part(
        'ul',
        {},
        part('li', {}, part('a', {}, part('h3', {}, '卡片'), part('p', {}, '说明'))),
        part('li', {}, part('a', {}, '只有链接')),
      ),
      part('table', {}, part('tr', {}, part('th', {}, '美元'), part('td', {}, '707.15'))),
      part('button', { 'aria-label': '关闭' }, part('svg', { 'aria-hidden': 'true' })),
      part('img', { alt: '' }),
      part('img', { alt: '网点' }),
      part('p', { hidden: '' }, '隐藏'),
      part('div', { 'aria-hidden': 'true' }, part('p', {}, '装饰')),
    );
    expect(readableItems(page).map(spokenText)).toEqual([
      '标题', '段落链接', '卡片', '说明', '只有链接', '美元', '707.15', '关闭', '网点',
    ]); // prettier-ignore
  });
});

describe('languageOfItem', () => {
  it.each([
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['zh-CN', 'zh-CN'],
    ['', 'zh-CN'],
  ])('reads lang=%s with a %s voice [S3-a11ybar]', (lang, voice) => {
    const inner = part('a', {}, 'x');
    anElement('html', { lang }, inner);
    expect(languageOfItem(inner as unknown as Element)).toBe(voice);
  });
});
