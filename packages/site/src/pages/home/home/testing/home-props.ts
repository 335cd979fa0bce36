import type { PageProps } from '../../../../base/page/page-module.ts';
import { aWealthProduct } from '@bank/contract/testing';
import {
  aBanner,
  aCover,
  activities,
  assurances,
  banners,
  deposits,
  fx,
  gold,
  groups,
  loans,
  news,
  notices,
  shortcuts,
  stories,
} from '../../../../parts/blocks/testing/home-fixtures.ts';
import { ledArticles, listedArticles } from '../../parts/shown-articles.ts';
import type { HomeData } from '../load-home.ts';

type HomeActivities = NonNullable<HomeData['activities']>['list'];

const paged = <Item>(list: Item[]) => ({ total: list.length, pageNum: 1, pageSize: 10, list, years: [] });
const activitiesOf = (list: HomeActivities) => ({
  ...paged(list),
  counts: { ALL: list.length, CURRENT: list.length, UPCOMING: 0, ENDED: 0 },
});

const full: HomeData = {
  banners,
  shortcuts,
  stories,
  assurances,
  fx,
  trends: { USD: ['706.10', '706.90', '706.31', '707.15'] },
  deposits,
  loans,
  gold,
  focus: [aWealthProduct()],
  groups,
  fundBanners: [
    aBanner({
      id: 'p02-funds',
      title: '看长一点的曲线',
      subTitle: '代销 61 家公司、2,318 只产品。基金有风险，投资须谨慎。过往业绩不预示未来表现。',
      cover: aCover('scenes/funds-1.wide.svg'),
      labels: [],
    }),
  ],
  news: ledArticles(news),
  notices: listedArticles(notices),
  activities: activitiesOf(activities),
};

const none: HomeData = {
  banners: [],
  shortcuts: [],
  stories: [],
  assurances: [],
  fx: { publishTime: fx.publishTime, list: [] },
  trends: {},
  deposits: [],
  loans: [],
  gold: null,
  focus: [],
  groups: [],
  fundBanners: [],
  news: ledArticles([]),
  notices: [],
  activities: activitiesOf([]),
};

const unanswered = Object.fromEntries(
  Object.keys(full).map((name) => [name, undefined]),
) as unknown as HomeData;

const props = (data: HomeData): PageProps<HomeData> => ({
  data,
  language: 'CN',
  query: {},
  record: {
    id: 'home',
    name: '个人业务',
    code: 'home',
    path: '/personal',
    url: '/personal',
    urlType: '1',
    component: 'home',
    dataType: 2,
    levels: 1,
    layout: 'base',
    title: '个人业务',
    keepAlive: true,
    banner: { title: '夜行有北\n心中有数', imgUrl: '/images/scenes/north-1.wide.svg' },
  },
});

/** The states of the page: with everything, with empty lists, and with no answer for any block. */
export const homeProps = { full: props(full), empty: props(none), failed: props(unanswered) };
