import type { PageProps } from '../../../../base/page/page-module.ts';
import {
  aBanner,
  aCover,
  anArticle,
  anFxRate,
  aShortcut,
  deposits,
  fx,
  gold,
  loans,
} from '../../../../parts/blocks/testing/home-fixtures.ts';
import { ledArticles, listedArticles } from '../../parts/shown-articles.ts';
import type { EnglishHomeData } from '../load-english-home.ts';

const paged = <Item>(list: Item[]) => ({
  total: list.length,
  pageNum: 1,
  pageSize: 5,
  list,
  years: [],
  months: [],
});

const aReport = (id: string, title: string, publishDate: string, size: number) =>
  anArticle({
    id,
    columnId: '601002',
    title,
    publishDate,
    attachments: size === 0 ? [] : [{ path: `${id}.pdf`, name: title, size, ext: 'pdf' }],
  });

const full: EnglishHomeData = {
  banners: [
    aBanner({
      id: 'p11-north',
      title: 'Find north.\nKnow your numbers.',
      tabName: 'Find north. Know your numbers.',
      kicker: 'Published. Searchable. Comparable.',
      subTitle: 'Deposit rates, product benchmarks, fund prices and service fees, all in one place.',
      alt: 'Northern mountains before dawn',
      actionName: 'See current rates',
      url: '/en/personal/dkll',
      secondName: 'Banking for international clients',
      secondUrl: '/en/linkDetails?id=open-account',
      labels: [{ x: 1124, y: 76, text: 'Dubhe', anchor: 'start' }],
    }),
  ],
  shortcuts: [
    aShortcut({ id: 'fx', name: 'Exchange rates', icon: 'fx', url: '/en/personal/personalExchangeRate' }),
    aShortcut({ id: 'branch', name: 'Find a branch', icon: 'branch', url: '/en/bobbank/map' }),
  ],
  assurances: [
    aShortcut({
      id: 'speak',
      name: 'Speak to someone',
      icon: 'hotline',
      summary: 'English-speaking advisers every day from 08:30 to 20:00. Press 9 after dialling 95526.',
    }),
  ],
  fx: { ...fx, list: [anFxRate({ currencyName: 'US dollar' })] },
  trends: {},
  deposits,
  loans,
  gold,
  figures: {
    note: 'Unaudited, consolidated, under PRC GAAP',
    url: '/en/bobbank/seconddetail?id=20261120-q3-results&column=701001',
    items: [
      {
        code: 'TOTAL_ASSETS',
        name: 'Total assets',
        value: '2.84',
        unit: 'CNY trn',
        comparison: '30 September 2026',
      },
      {
        code: 'BRANCHES',
        name: 'Branches',
        value: '412',
        unit: '',
        comparison: 'in 18 provinces and cities',
      },
    ],
  },
  reports: paged([
    aReport('q3-2026', '2026 Third Quarterly Report', '2026-10-30', 3_355_443),
    aReport('presentation-2026', 'Results presentation, third quarter of 2026', '2026-10-30', 0),
  ]),
  dates: [
    {
      id: 'preliminary-results-2026',
      title: '2026 preliminary results',
      kind: 'RESULTS',
      startTime: '2027-01-29T18:00:00+08:00',
      url: '/en/investment/secondlist?column=601001',
    },
  ],
  news: ledArticles([
    anArticle({
      title: 'Third-quarter results: NPL ratio down to 0.98%, coverage at 268%',
      cover: aCover('scenes/news-1.wide.svg'),
    }),
    anArticle({
      id: 'parks',
      title: 'Service agreements signed with twelve science parks',
      publishDate: '2026-11-19',
    }),
  ]),
  notices: listedArticles([
    anArticle({ id: 'fraud', columnId: '701002', title: 'Calls about cancelling loans are fraud' }),
  ]),
};

const none: EnglishHomeData = {
  ...full,
  banners: [],
  figures: { note: '', url: '/en', items: [] },
  reports: paged([]),
  dates: [],
  news: ledArticles([]),
};

const unanswered = Object.fromEntries(
  Object.keys(full).map((name) => [name, undefined]),
) as unknown as EnglishHomeData;

const props = (data: EnglishHomeData): PageProps<EnglishHomeData> => ({
  data,
  language: 'EN',
  query: {},
  record: {
    id: 'home',
    name: 'Home',
    code: 'home',
    path: '/en',
    url: '/en',
    urlType: '1',
    component: 'english-home',
    dataType: 2,
    levels: 1,
    layout: 'base',
    title: 'Home',
    keepAlive: true,
    banner: { title: 'Find north.\nKnow your numbers.', imgUrl: '/images/scenes/north-1.wide.svg' },
  },
});

/** The states of the page: with everything, with empty lists, and with no answer for any block. */
export const englishHomeProps = { full: props(full), empty: props(none), failed: props(unanswered) };
