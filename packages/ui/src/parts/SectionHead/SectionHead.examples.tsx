import type { Example } from '../../examples.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SectionHead } from './SectionHead.tsx';

const WORDS = {
  CN: { title: '精选理财', caption: '业绩比较基准不是预期收益率，产品有风险', more: '全部 46 只' },
  EN: {
    title: 'Selected products',
    caption: 'A benchmark is not an expected return; all products carry risk',
    more: 'All 46',
  },
};

export const examples: Example[] = [
  {
    name: 'with caption and link',
    isInEveryTheme: true,
    render: (language) => (
      <SectionHead
        title={WORDS[language].title}
        caption={WORDS[language].caption}
        more={
          <TextLink href="/personal/lcmx" variant="more">
            {WORDS[language].more}
          </TextLink>
        }
      />
    ),
  },
  { name: 'title alone', render: (language) => <SectionHead title={WORDS[language].title} /> },
];
