import type { Example } from '@bank/ui/examples';
import { Marked } from './Marked.tsx';
import { SuggestField } from './SuggestField.tsx';

const WORDS = {
  CN: { placeholder: '搜索产品、公告、网点', label: '搜索', text: '北曜<em>养老</em>目标 2045' },
  EN: {
    placeholder: 'Products, notices, branches',
    label: 'Search',
    text: 'Beiyao <em>pension</em> target 2045',
  },
};

const field: Example['render'] = (language) => (
  <SuggestField
    className={undefined}
    placeholder={WORDS[language].placeholder}
    label={WORDS[language].label}
    onSearch={() => undefined}
  />
);

export const examples: Example[] = [
  { name: 'closed', render: field },
  { name: 'without script', isWithoutScript: true, render: field },
  {
    name: 'what was searched for is marked',
    render: (language) => (
      <p>
        <Marked html={WORDS[language].text} />
      </p>
    ),
  },
];
