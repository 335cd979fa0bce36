import type { Example } from '../../examples.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Banner } from './Banner.tsx';
import { RailFacts } from './RailFacts.tsx';

const WORDS = {
  CN: {
    title: '今日北曜',
    lead: '共 26 篇，最近更新于 2026 年 11 月',
    headline: '绿色贷款余额突破 860 亿元，按季度披露碳减排量',
    long: '关于调整部分人民币存款产品挂牌利率及个人客户外汇业务系统服务时间的公告',
    date: '2026 年 10 月 31 日',
    way: '当前位置',
    home: '首页',
    facts: [
      { label: '绿色贷款余额', value: '862.4', unit: '亿元' },
      { label: '较年初', value: '+19.8', unit: '%' },
      { label: '口径', value: '由第三方测算，按贷款占比折算' },
    ],
  },
  EN: {
    title: 'Beiyao Today',
    lead: '26 items, the latest in November 2026',
    headline: 'Green lending passes CNY 86 billion',
    long: 'Changes to posted renminbi deposit rates and to the service hours of foreign exchange for individuals',
    date: '31 October 2026',
    way: 'You are here',
    home: 'Home',
    facts: [
      { label: 'Green loans', value: '86.24', unit: 'CNY billion' },
      { label: 'Since January', value: '+19.8', unit: '%' },
      { label: 'Basis', value: 'Measured by a third party, by our share of each loan' },
    ],
  },
};

const PICTURE = { url: '/images/scenes/news-1.wide.svg' };

export const examples: Example[] = [
  {
    name: 'of a section, over a picture',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const { title, lead, way, home } = WORDS[language];
      return (
        <Banner
          title={title}
          lead={lead}
          picture={PICTURE}
          breadcrumb={<Breadcrumb label={way} crumbs={[{ name: home, href: '/' }, { name: title }]} />}
        />
      );
    },
  },
  {
    name: 'a headline with facts',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const { title, headline, lead, date, facts } = WORDS[language];
      return (
        <Banner
          title={headline}
          column={title}
          details={<time dateTime="2026-10-31">{date}</time>}
          lead={lead}
          picture={PICTURE}
          rail={<RailFacts facts={facts} />}
        />
      );
    },
  },
  {
    name: 'a headline over its own cover, of the day',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const { title, headline, lead, date, facts } = WORDS[language];
      return (
        <Banner
          title={headline}
          column={title}
          details={<time dateTime="2026-10-31">{date}</time>}
          lead={lead}
          picture={{ url: '/images/story-green.svg', isInset: true, isDay: true }}
          rail={<RailFacts facts={facts} />}
        />
      );
    },
  },
  {
    name: 'a headline too long for its line, without a picture',
    place: 'window',
    render: (language) => <Banner title={WORDS[language].long} column={WORDS[language].title} />,
  },
  {
    name: 'tall',
    place: 'window',
    render: (language) => <Banner title={WORDS[language].title} picture={PICTURE} ratio="tall" />,
  },
];
