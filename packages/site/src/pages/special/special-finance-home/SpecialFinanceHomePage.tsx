import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { BranchesByCity } from './BranchesByCity.tsx';
import { Chapters } from './Chapters.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import { SpecialNews } from './SpecialNews.tsx';
import { Worlds } from './Worlds.tsx';
import type { SpecialFinanceHomeData } from './load-special-finance-home.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function SpecialFinanceHomePage({ data, record }: PageProps<SpecialFinanceHomeData>) {
  const words = useWords(specialWords);
  const blocks = {
    worlds: <Worlds record={record} worlds={data.banners} />,
    shortcuts: <Shortcuts shortcuts={data.shortcuts} label={words.services} />,
    chapters: <Chapters chapters={data.chapters} />,
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
