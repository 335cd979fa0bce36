import { describe, expect, it } from 'vitest';
import { UnreadableText } from '../rich-text.ts';
import { ATTACKS } from '../../../testing/rich-text-attacks.ts';
import { pastedMarkdown } from './pasted-markdown.ts';

const markdownOf = (html: string) => pastedMarkdown(html).markdown;

/** As Word 365 puts it on the clipboard, shortened. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1><b><span style='font-family:宋体'>冬季营业时间</span></b><o:p></o:p></h1>
<p class=MsoNormal style='text-indent:21.0pt'><span style='mso-spacerun:yes'>　　</span>12&nbsp;月 1 日起，<b style='mso-bidi-font-weight:normal'>全行网点 </b>9:00 营业，他说\u201c照旧\u201d。<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>甲<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><!--[endif]-->甲之一</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l </span>乙</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>日期</b></p></td><td><p class=MsoNormal>时间 | 备注</p></td></tr>
<tr><td colspan=2><p class=MsoNormal>周六</p><p class=MsoNormal>休息</p></td></tr></table>
<p class=MsoNormal><a href="https://a.example/x">外部</a> <a name="_Toc1">书签</a> <img width=1 src="file:///C:/Users/x/image001.png" v:shapes="_x0000_i1025"><del>删去</del></p>
<!--EndFragment--></body></html>`;

describe('what is pasted from Word', () => {
  it('becomes headings, lists, tables and words, without what only Word knows', () => {
    const { markdown, pictures } = pastedMarkdown(FROM_WORD);
    expect(markdown).toBe(
      [
        '## 冬季营业时间',
        '12 月 1 日起，<strong>全行网点</strong> 9:00 营业，他说\u201c照旧\u201d。',
        '-  甲\n   1. 甲之一\n-  乙',
        '| <strong>日期</strong> | 时间 \\| 备注 |\n| --- | --- |\n| 周六<br>休息 |  |',
        '[外部](https://a.example/x) 书签',
      ].join('\n\n'),
    );
    expect(pictures).toBe(1);
    expect(markdown).not.toMatch(/mso|Mso|style|class|o:p|file:/);
  });
});

describe('what is pasted from a page', () => {
  it.each([
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<ol><li>a</li><ol><li>b</li></ol></ol>', '1. a\n   1. b'],
    ['<b style="font-weight:normal"><p>docs</p><p>more</p></b>', 'docs\n\nmore'],
    [
      '<p><span style="font-weight:700">a</span><span style="font-style:italic"> b</span></p>',
      '<strong>a</strong> <em>b</em>',
    ],
    ['<div>a</div><div>b<br>c</div>', 'a\n\nb\\\nc'],
    ['<p>1. x</p><p># y</p><p>a*b_c</p>', '1\\. x\n\n\\# y\n\na\\*b\\_c'],
    ['<table><tr><td><p>frame</p><p>two</p></td></tr></table>', 'frame\n\ntwo'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre>a\n  b</pre><hr>', '```\na\n  b\n```\n\n---'],
    ['<h3>t</h3><h6>u</h6>', '### t\n\n#### u'],
    ['co\u00ADop\u200B', 'coop'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each(ATTACKS)('brings nothing that runs, loads or leads elsewhere: %s [SEC-5]', (attack) => {
    const markdown = markdownOf(attack);
    const tags = markdown.replaceAll(/\\</g, '').match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<(?:\/?(?:strong|em|sup|sub)|br|https?:[^>]*)>$/);
    for (const [, href = ''] of markdown.matchAll(/(?<!\\)\]\(<?([^)>]*)/g))
      expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
  });

  it('is refused before it is read where it is too large', () => {
    expect(() => pastedMarkdown('文'.repeat(400_000))).toThrow(UnreadableText);
  });
});
