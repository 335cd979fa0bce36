import type { Example } from '@bank/ui/examples';
import { CoverPicture } from './CoverPicture.tsx';

const cover = (path: string, width: number, height: number) =>
  JSON.stringify([{ path, name: path, size: 1000, ext: 'svg', width, height }]);

export const examples: Example[] = [
  { name: 'of a story', render: () => <CoverPicture cover={cover('story-green.svg', 780, 400)} /> },
  {
    name: 'drawn as a banner',
    render: () => <CoverPicture cover={cover('scenes/news-1.wide.svg', 1366, 484)} />,
  },
  {
    name: 'a page of words',
    render: () => <CoverPicture cover={cover('poster-real-call.svg', 750, 1334)} />,
  },
];
