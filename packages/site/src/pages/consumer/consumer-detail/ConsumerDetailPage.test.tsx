import { describe, expect, it } from 'vitest';
import type { EduInfo, RouteDef } from '@bank/contract';
import { aCover } from '../../../parts/blocks/testing/home-fixtures.ts';
import { withBanner } from '../../../parts/banner/testing/with-banner.tsx';
import { elementsOf, renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { ConsumerBanner } from './ConsumerBanner.tsx';
import { ConsumerDetailPage } from './ConsumerDetailPage.tsx';

const file = (path: string, ext: string) => ({ path: `${path}.${ext}`, name: path, ext, size: 1000 });

function anEntry(given: Partial<EduInfo> = {}): EduInfo {
  return {
    id: 'lesson',
    columnId: '103002',
    title: '一课',
    summary: '提要',
    audience: '2',
    mediaType: 'TEXT',
    cover: aCover('edu.svg'),
    publishDate: '2026-11-18',
    views: 0,
    content: '<h2 id="s1">经过</h2><p>甲</p><h2 id="s2">破绽</h2><p>乙</p><h2 id="s3">办法</h2><p>丙</p>',
    videos: [],
    attachments: [],
    related: [],
    address: '/personal/consumerEducation/info?id=lesson&column=103002',
    ...given,
  };
}

const aFilm = anEntry({
  mediaType: 'VIDEO',
  duration: 86,
  videos: [
    { ...file('film', 'webm'), width: 960, height: 540, duration: 86 },
    { ...file('film', 'mp4'), width: 960, height: 540, duration: 86 },
  ],
  captions: file('film', 'vtt'),
  transcript: '画面：电话响起。\n\n字幕：挂断。\n',
  content: '<p>无声。</p>',
});

const render = (entry: EduInfo, language: 'CN' | 'EN' = 'CN') =>
  renderPage(withBanner(ConsumerBanner, ConsumerDetailPage, entry.title), {
    data: entry,
    language,
    query: {},
    record: { path: '/personal/consumerEducation/info', title: '内容详情' } as RouteDef,
  });

describe('a film of the zone', () => {
  const markup = render(aFilm);
  const [player = ''] = elementsOf(markup, 'video');

  it('waits for its visitor, with the player of the browser and captions on [CP-4]', () => {
    expect(player).toMatch(/<video[^>]*\scontrols/);
    expect(player).not.toMatch(/autoplay/i);
    expect(player).toMatch(/<track kind="captions"[^>]*src="\/files\/film\.vtt"[^>]*default/);
    expect(player).toContain('poster="/images/edu.svg"');
  });

  it('keeps its place and offers each format with its type [CP-4]', () => {
    expect(player).toMatch(/width="960" height="540"/);
    expect(player.match(/<source[^>]*>/g)).toEqual([
      '<source src="/files/film.webm" type="video/webm"/>',
      '<source src="/files/film.mp4" type="video/mp4"/>',
    ]);
  });

  it('stands below in words, a scene a line, with its length [CP-4]', () => {
    expect(elementsOf(markup, 'li').map(textOf)).toEqual(
      expect.arrayContaining([' 画面：电话响起。 ', ' 字幕：挂断。 ']),
    );
    expect(textOf(markup)).toContain('1 分 26 秒');
  });
});

describe('a text of the zone', () => {
  it('has a contents list from three headings on [NAV-13]', () => {
    const markup = render(anEntry());
    expect(
      elementsOf(markup, 'nav')
        .join('')
        .match(/href="#s\d"/g),
    ).toEqual(['href="#s1"', 'href="#s2"', 'href="#s3"']);
    expect(render(anEntry({ content: '<h2 id="s1">一</h2><h2 id="s2">二</h2>' }))).not.toContain(
      'href="#s1"',
    );
  });

  it('says for whom it is; a law says who issued it instead [S2-personal]', () => {
    expect(textOf(render(anEntry({ source: '消保部' })))).toMatch(/来源 消保部 适合 老年人/);
    const law = textOf(render(anEntry({ columnId: '103006', source: '国务院' })));
    expect(law).toMatch(/公布时间 2026 年 11 月 18 日 发布机关 国务院/);
    expect(law).not.toContain('适合');
  });

  it('asks a question and keeps the answer folded, also without script [S2-personal]', () => {
    const quiz = { question: '问？', options: ['甲', '乙'], answer: 2, reason: '因为。' };
    const [answer = ''] = elementsOf(render(anEntry({ quiz })), 'details');
    expect(answer).not.toMatch(/<details[^>]*\sopen/);
    expect(textOf(answer)).toContain('答案是 B。 因为。');
  });
});

describe('a one-page picture of the zone', () => {
  it('has its sentence and all its words [CP-4]', () => {
    const picture = { ...file('poster', 'svg'), width: 900, height: 1100 };
    const markup = render(
      anEntry({ mediaType: 'IMAGE', picture, alt: '四个问题', content: '<p>是谁？</p>' }),
    );
    expect(markup).toMatch(/<img[^>]*alt="四个问题" width="900" height="1100"/);
    expect(textOf(markup)).toMatch(/图中的内容 是谁？/);
  });
});
