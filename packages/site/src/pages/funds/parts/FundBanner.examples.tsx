import type { BannerCrumb } from '@bank/contract';
import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { FundHeadContext } from '../../../frame/layouts/fund-head.ts';
import { FundBanner } from './FundBanner.tsx';

const WORDS = {
  CN: { zone: '基金专区', fund: '远岫稳健债券 A', code: '009126', nav: '单位净值' },
  EN: { zone: 'Fund zone', fund: 'Yuanxiu Steady Bond A', code: '009126', nav: 'Unit NAV' },
};

function banner(language: ExampleLanguage, isOfFund: boolean) {
  const { zone, fund, code, nav } = WORDS[language];
  const crumbs: BannerCrumb[] = [{ id: 'fund', name: zone, bannerImgUrl: '/images/scenes/funds-1.wide.svg' }];
  return (
    <FundHeadContext value={{ name: zone, path: '/personal/second/fund', heading: undefined, crumbs }}>
      {isOfFund ? (
        <FundBanner titleAs="p" title={fund} aside={<p className="num">{`${nav} 1.1824`}</p>}>
          <p className="num">{code}</p>
        </FundBanner>
      ) : (
        <FundBanner titleAs="p" />
      )}
    </FundHeadContext>
  );
}

export const examples: Example[] = [
  {
    name: 'of the zone',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => banner(language, false),
  },
  { name: 'of a fund, with figures', place: 'window', render: (language) => banner(language, true) },
];
