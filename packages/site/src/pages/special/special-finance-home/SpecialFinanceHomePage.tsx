import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { BranchesByCity } from './BranchesByCity.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import { Industries } from './Industries.tsx';
import { SpecialNews } from './SpecialNews.tsx';
import type { SpecialFinanceHomeData } from './load-special-finance-home.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function SpecialFinanceHomePage({ data, record }: PageProps<SpecialFinanceHomeData>) {
  const words = useWords(specialWords);
  const blocks = {
    hero: <Hero banners={data.banners} heading={record.title} />,
    shortcuts: <Shortcuts shortcuts={data.shortcuts} label={words.services} />,
    industries: <Industries industries={data.industries} />,
    steps: <HowItGoes />,
    branches: <BranchesByCity branches={data.branches} />,
    news: <SpecialNews news={data.news} />,
  };
  return Object.entries(blocks).map(([name, block]) => (
    <BlockBoundary key={name} failed={words.failed}>
      {block}
    </BlockBoundary>
  ));
}
