import { describe, expect, it } from 'vitest';
import { UnreadableText, cleanRichText } from './rich-text.ts';
import { ATTACKS } from '../../testing/rich-text-attacks.ts';

const clean = (html: string) => cleanRichText(html).html;

describe('cleanRichText keeps', () => {
  it.each([
    ['<p>利率 <strong>1.10%</strong> <em>a</em> <code>b</code> H<sub>2</sub> m<sup>2</sup></p>'],
    [
      '<ul><li>一</li><li>二</li></ul><ol start="3"><li>三</li></ol><blockquote><p>引文</p></blockquote><hr />',
    ],
    [
      '<table><caption>表</caption><thead><tr><th scope="col" colspan="2">甲</th></tr></thead><tbody><tr><td rowspan="2"></td></tr></tbody></table>',
    ],
    ['<p><ruby>曜<rp>(</rp><rt>yào</rt><rp>)</rp></ruby> <span lang="en">Beiyao</span></p>'],
    [
      '<figure><img src="/images/0123.svg" alt="网点" width="40" height="30" data-href="/personal" /><figcaption>网点</figcaption></figure>',
    ],
    [
      '<p><picture><source type="image/avif" srcset="/images/0123456789abcdef01234567.avif 400w, /images/0123456789abcdef01234567.avif 800w" /><img src="/images/0123456789abcdef01234567.jpg" srcset="/images/0123456789abcdef01234567.jpg 400w" alt="网点" width="800" height="600" /></picture></p>',
    ],
    [
      '<p><a href="/personal?x=1#top">内部</a> <a href="tel:95526">电话</a> <a href="mailto:a@b.example">信</a> <a href="#s1">节</a></p>',
    ],
  ])('%s [SEC-5]', (html) => {
    expect(clean(html)).toBe(html);
  });
});

describe('cleanRichText', () => {
  it('moves a text that begins at h1 one level down as a whole [SEC-5]', () => {
    expect(clean('<h1>甲</h1><h2>乙</h2><h3>丙</h3><h4>丁</h4>')).toBe(
      '<h2 id="s1">甲</h2><h3 id="s2">乙</h3><h4>丙</h4><h4>丁</h4>',
    );
    expect(clean('<h2>甲</h2><h5>乙</h5>')).toBe('<h2 id="s1">甲</h2><h4>乙</h4>');
  });

  it('opens other sites in a new window that knows nothing of this one [SEC-6]', () => {
    expect(
      clean(
        '<a href="https://a.example/?x=1&amp;y=2" class="b" onclick="c()" rel="opener" target="_top">甲</a>',
      ),
    ).toBe('<a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer" target="_blank">甲</a>');
  });

  it('turns the alignment of a cell into a class and drops every other style [SEC-5]', () => {
    expect(
      clean(
        '<table><tr><td align="right">1</td><td style="text-align: center; color: red">2</td></tr></table>',
      ),
    ).toBe('<table><tr><td class="align-end">1</td><td class="align-center">2</td></tr></table>');
    expect(clean('<p style="color:red" class="x" id="y">甲</p>')).toBe('<p>甲</p>');
  });

  it('takes out wrappers with nothing in them and keeps empty cells [SEC-5]', () => {
    expect(clean('<p> </p><p><br></p><h2></h2><p><strong></strong></p><ul><li></li></ul><p>甲</p>')).toBe(
      '<p>甲</p>',
    );
    expect(clean('<p><span>甲</span> <a>乙</a></p><div>丙</div>')).toBe('<p>甲 乙</p>丙');
  });

  it('keeps the tag beside a link that lost its address [SEC-5]', () => {
    expect(clean('<p><a href="javascript:a()">甲</a><strong>乙</strong></p>')).toBe(
      '<p>甲<strong>乙</strong></p>',
    );
  });

  it('tells which tags were taken out with what stood in them [SEC-5]', () => {
    expect(
      cleanRichText('<p>甲</p><IFRAME src="/x"></IFRAME><script>a()</script><script></script>').dropped,
    ).toEqual(['iframe', 'script']);
    expect(cleanRichText('<p>&lt;script&gt;</p><formula>').dropped).toEqual([]);
  });

  it('tells which addresses the author wrote', () => {
    const { links, images } = cleanRichText(
      '<a href="/x">甲</a><img src="/images/a.svg" data-href="/y"><a href="//e">乙</a>',
    );
    expect({ links, images }).toEqual({ links: ['/x', '/y', '//e'], images: ['/images/a.svg'] });
  });

  it('takes out choices of a picture that are none of a release [SEC-5]', () => {
    const img = '<img src="/images/a.svg" alt="" />';
    for (const srcset of [
      'https://a.example/x.avif 400w',
      '/images/0123456789abcdef01234567.avif 400w, https://a.example/x 1w',
      '/images/../x.avif 400w',
      'javascript:a() 1w',
      '',
    ]) {
      expect(clean(`<picture><source type="image/avif" srcset="${srcset}">${img}</picture>`)).toBe(
        `<picture>${img}</picture>`,
      );
      expect(clean(`<img src="/images/a.svg" srcset="${srcset}" alt="">`)).toBe(img);
    }
    const odd = '<source type="video/mp4" srcset="/images/0123456789abcdef01234567.avif 400w">';
    expect(clean(`<picture>${odd}${img}</picture>`)).toBe(`<picture>${img}</picture>`);
    expect(
      cleanRichText('<img src="/images/a.svg" srcset="/images/0123456789abcdef01234567.jpg 400w">').images,
    ).toEqual(['/images/a.svg', '/images/0123456789abcdef01234567.jpg']);
  });

  it.each(ATTACKS)(
    'lets nothing that runs, loads or frames through: %s [SEC-5] [SEC-1] [NAV-13]',
    (attack) => {
      const cleaned = clean(attack);
      expect(cleaned).not.toMatch(
        /<\/?(?!(?:h[234]|p|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|a|picture|source|img|strong|em|blockquote|code|pre|hr|br|sup|sub|ruby|rt|rp|figure|figcaption|span)[\s/>])[a-z!?]/i,
      );
      const tags = cleaned.match(/<[^>]*>/g)?.join('') ?? '';
      expect(tags).not.toMatch(
        /\son\w+\s*=|style=|srcdoc|formaction|javascript:|vbscript:|data:|blob:|&[#a-z]*colon/i,
      );
      const addresses = [...tags.matchAll(/\s(?:href|src|data-href)="([^"]*)"/g)].map((match) => match[1]);
      for (const address of addresses)
        expect(address).toMatch(/^(\/(?![/\\])|#[\w-]+$|https?:\/\/|tel:|mailto:)/);
      expect(clean(cleaned)).toBe(cleaned);
    },
  );
});

describe('a bomb is refused or read with little work [SEC-5]', () => {
  const k100 = (part: string) => part.repeat(Math.ceil(100_000 / part.length));
  it.each([
    ['nested blocks', k100('<div>')],
    ['nested emphasis', k100('<b>')],
    ['nesting hidden behind closing tags that close nothing', k100('<i></b>')],
    ['tags without an end', k100('<a')],
    ['attributes without an end', k100('<a href="')],
    ['one tag of many attributes', `<p ${k100('a ')}>`],
    ['angle brackets', k100('<')],
    ['ampersands', k100('&')],
    ['comments', k100('<!--')],
    ['paragraphs', k100('<p>')],
    ['cells', k100('<td>')],
    ['ruby', k100('<ruby><rt>')],
    ['foreign content', k100('<svg><math>')],
    ['raw text', k100('<noscript><b></noscript>')],
    ['frames', k100('<iframe>')],
    ['a long path', `<a href="/${k100('a/../')}">x</a>`],
  ])('%s', (_name, html) => {
    // Work rather than time: the machine may be busy with other tests. A few milliseconds is usual.
    const before = process.threadCpuUsage();
    try {
      clean(html);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableText);
    }
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(2);
  });

  it.each([
    ['a million angle brackets', '<'.repeat(1_000_000)],
    ['as many as may be of line ends', '<br>'.repeat(250_000)],
  ])('refuses %s before anything is parsed [SEC-5]', (_name, html) => {
    const before = process.threadCpuUsage();
    expect(() => clean(html)).toThrow('expected at most 50000 times "<", found more');
    expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
  });

  it('says what is too deep and what is too large', () => {
    expect(() => clean('<div>'.repeat(101))).toThrow(
      'expected at most 100 tags inside each other, found more',
    );
    expect(() => clean('文'.repeat(400_000))).toThrow('expected a text of at most 1.0 MB, found 1.1 MB');
    expect(clean(`${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`)).toContain('x');
  });
});
