import type { Example } from '@bank/ui/examples';
import { ServiceRows } from './ServiceRows.tsx';
import { sampleServices } from './testing/sample-services.ts';

export const examples: Example[] = [
  {
    name: 'a service and a case',
    isInEveryTheme: true,
    render: (language) => <ServiceRows services={sampleServices(language)} heading="h2" />,
  },
];
