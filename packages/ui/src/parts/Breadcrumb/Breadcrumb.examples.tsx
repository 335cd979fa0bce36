import type { Example } from '../../examples.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const WORDS = {
  CN: {
    label: '当前位置',
    home: '首页',
    section: '投资者关系',
    page: '关于召开 2026 年第二次临时股东会的通知',
  },
  EN: {
    label: 'You are here',
    home: 'Home',
    section: 'Investor relations',
    page: 'Notice of the second extraordinary general meeting of shareholders of 2026',
  },
};

export const examples: Example[] = [
  {
    name: 'a section that does not link, and a long page',
    isOnNight: true,
    isInEveryTheme: true,
    render: (language) => {
      const { label, home, section, page } = WORDS[language];
      return (
        <Breadcrumb
          label={label}
          crumbs={[
            { name: home, href: '/personal' },
            { name: section },
            { name: page, href: '/investment/detail' },
          ]}
        />
      );
    },
  },
];
