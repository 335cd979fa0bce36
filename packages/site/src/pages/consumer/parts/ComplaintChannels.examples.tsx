import type { Example } from '@bank/ui/examples';
import { ComplaintChannels } from './ComplaintChannels.tsx';
import { ComplaintSteps } from './ComplaintSteps.tsx';
import { sampleChannels, sampleComplaintSteps } from './testing/sample-education.ts';

export const examples: Example[] = [
  {
    name: 'where to complain',
    isInEveryTheme: true,
    render: (language) => <ComplaintChannels channels={sampleChannels(language)} />,
  },
  {
    name: 'how a complaint goes its way',
    isInEveryTheme: true,
    render: (language) => <ComplaintSteps steps={sampleComplaintSteps(language)} headings="h2" />,
  },
];
