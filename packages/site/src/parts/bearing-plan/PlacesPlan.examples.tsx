import type { Example } from '@bank/ui/examples';
import { PlacesPlan } from './PlacesPlan.tsx';

const CENTRE = { lng: 116.3913, lat: 39.9055 };
const DISTRICTS = { CN: ['东城区', '海淀区', '丰台区'], EN: ['Dongcheng', 'Haidian', 'Fengtai'] } as const;
const AT = [
  [116.419, 39.913],
  [116.421, 39.915],
  [116.298, 39.961],
  [116.302, 39.856],
  [116.223, 39.906],
] as const;

export const examples: Example[] = [
  {
    name: 'a city with districts on its rim',
    isInEveryTheme: true,
    render: (language) => (
      <PlacesPlan
        centre={CENTRE}
        numbered={(number, name) => `${number}. ${name}`}
        label={language === 'CN' ? '5 家商户的方位图' : 'Plan of 5 merchants'}
        places={AT.map(([lng, lat], index) => ({
          id: `m${index}`,
          name: language === 'CN' ? `松间小馆 ${index + 1}` : `Songjian Bistro ${index + 1}`,
          lng,
          lat,
          href: `#m${index}`,
          district: DISTRICTS[language][index % 3],
          ...(index < 3 && { number: index + 1 }),
        }))}
        note={
          language === 'CN'
            ? '数字对应列表，环上数字为公里。'
            : 'Numbers as in the list; rings in kilometres.'
        }
      />
    ),
  },
  {
    name: 'two kilometres with a branch',
    render: (language) => (
      <PlacesPlan
        centre={{ lng: 116.419, lat: 39.913 }}
        numbered={(number, name) => `${number}. ${name}`}
        label={language === 'CN' ? '周围 2 公里' : 'Within 2 km'}
        places={[
          { id: 'a', name: 'A', lng: 116.421, lat: 39.915, href: '#a', number: 1 },
          { id: 'b', name: 'B', lng: 116.41, lat: 39.909, href: '#b', number: 2, isHollow: true },
        ]}
        maxKm={2}
        rings={[0.5, 1, 2]}
        note={language === 'CN' ? '空心点是本行网点。' : 'Hollow points are branches.'}
      />
    ),
  },
];
