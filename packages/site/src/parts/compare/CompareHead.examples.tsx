import type { Example } from '@bank/ui/examples';
import { CompareHead } from './CompareHead.tsx';
import { sampleCompareWords } from './testing/sample-comparison.ts';

const WORDS = {
  CN: { kind: '固定收益类', name: '天璇·稳健 90 天持有期' },
  EN: { kind: 'Fixed income', name: 'Merak Steady 90 days' },
};

export const examples: Example[] = [
  {
    name: 'with its code',
    render: (language) => (
      <CompareHead
        kind="example"
        kindName={WORDS[language].kind}
        code="TX26090"
        name={WORDS[language].name}
        href="/detail"
        withoutHref="/compare"
        words={sampleCompareWords(language)}
      />
    ),
  },
];
