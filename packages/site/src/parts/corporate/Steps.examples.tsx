import type { Example } from '@bank/ui/examples';
import { Steps } from './Steps.tsx';
import { sampleSteps } from './testing/sample-services.ts';

export const examples: Example[] = [
  {
    name: 'three steps',
    isInEveryTheme: true,
    render: (language) => <Steps steps={sampleSteps(language)} />,
  },
];
