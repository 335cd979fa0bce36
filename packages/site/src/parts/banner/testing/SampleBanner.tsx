import type { ReactNode } from 'react';
import type { Language } from '@bank/contract';
import { BannerContext, type BannerValues } from '../banner-context.ts';

const WORDS = {
  CN: { title: '北曜新闻', section: '今日北曜', subTitle: 'Beiyao news', home: '首页' },
  EN: { title: 'Beiyao news', section: 'Beiyao Today', subTitle: 'What is new at the bank', home: 'Home' },
};

interface SampleBannerProps {
  language: Language;
  given?: Partial<BannerValues>;
  children: ReactNode;
}

/** What the second-level layout says to a banner of the column of news. */
export function SampleBanner({ language, given, children }: SampleBannerProps) {
  const { title, section, subTitle, home } = WORDS[language];
  const values: BannerValues = {
    title,
    heading: undefined,
    subTitle,
    picture: undefined,
    crumbs: [{ name: home, href: '/' }, { name: section, href: '/bobbank' }, { name: title }],
    isTall: false,
    hasPanel: false,
    ...given,
  };
  return <BannerContext value={values}>{children}</BannerContext>;
}
