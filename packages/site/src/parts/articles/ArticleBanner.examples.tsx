import type { Example } from '@bank/ui/examples';
import { SampleBanner } from '../banner/testing/SampleBanner.tsx';
import { ArticleBanner } from './ArticleBanner.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'with its day, source and reading aids',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => {
      const article = sampleArticle(language);
      return (
        <SampleBanner language={language} given={{ heading: article.title }}>
          <ArticleBanner data={article} language={language} />
        </SampleBanner>
      );
    },
  },
];
