import type { Example } from '@bank/ui/examples';
import { AnnouncementRows } from './AnnouncementRows.tsx';
import { sampleAnnouncements } from './testing/sample-investors.ts';

export const examples: Example[] = [
  {
    name: 'a new one, and one that is in Chinese alone',
    isInEveryTheme: true,
    render: (language) => <AnnouncementRows announcements={sampleAnnouncements(language)} />,
  },
  { name: 'none', render: () => <AnnouncementRows announcements={[]} /> },
];
