import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { aPage } from '../chrome/testing/render-chrome.tsx';
import { aMenuEntry } from '../chrome/testing/sample-chrome.ts';
import { SecondLevelLayout } from './SecondLevelLayout.tsx';

const WORDS = {
  CN: { section: '今日北曜', entries: ['北曜新闻', '公告', '信息披露'], text: '正文从这里开始。' },
  EN: {
    section: 'Beiyao Today',
    entries: ['Beiyao news', 'Notices', 'Disclosure'],
    text: 'The text begins here.',
  },
};

function layout(language: ExampleLanguage, isWhole: boolean) {
  const { section, entries, text } = WORDS[language];
  const { record, query } = aPage({ name: section, path: '/bobbank/secondlist', layout: 'second' });
  return (
    <SecondLevelLayout
      record={record}
      query={query}
      // The page's own heading is the gallery's.
      head={{ heading: section, ...(isWhole && { wholeWidth: true }) }}
      second={{
        crumbs: [
          { id: 'bobbank', name: section, bannerImgUrl: '/images/scenes/news-1.wide.svg', url: '/bobbank' },
        ],
        left: entries.map((name) =>
          aMenuEntry({ code: name, name, path: '/list', url: `/list?column=${name}` }),
        ),
        leftTitle: section,
        ...(entries[0] !== undefined && { leftCurrent: entries[0] }),
      }}
    >
      <p>{text}</p>
    </SecondLevelLayout>
  );
}

export const examples: Example[] = [
  {
    name: 'with the left menu',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => layout(language, false),
  },
  { name: 'the whole width for the page', place: 'window', render: (language) => layout(language, true) },
];
