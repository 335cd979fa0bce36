import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>a &amp; <strong>b</strong></p><p>c</p>', 'a & b\nc'],
  ['<h2>利率</h2><ul><li>一年</li><li>两年</li></ul>', '利率\n一年\n两年'],
  ['<table><tr><th>项目</th><td>价格</td></tr></table>', '项目 价格'],
  ['5 &lt; 6&nbsp;&#20803; &#x5143; &bogus;', '5 < 6 元 元 &bogus;'],
  ['', ''],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
