import type { Example } from '@bank/ui/examples';
import { MapLinks } from '../branches/MapLinks.tsx';
import { aBranch } from '../branches/testing/sample-branch.ts';
import { MapServiceLinks } from './MapServiceLinks.tsx';

const WORDS = {
  CN: { open: '在地图中打开北曜大厦', amap: '高德地图', baidu: '百度地图' },
  EN: { open: 'Open Beiyao Tower in', amap: 'Amap', baidu: 'Baidu Maps' },
};

export const examples: Example[] = [
  {
    name: 'to two services',
    isInEveryTheme: true,
    render: (language) => <MapServiceLinks place={aBranch()} words={WORDS[language]} />,
  },
  { name: 'of a branch', render: () => <MapLinks branch={aBranch()} /> },
];
