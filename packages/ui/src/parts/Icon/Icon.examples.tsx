import type { Example } from '../../examples.ts';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-name.ts';
import styles from './Icon.examples.module.css';

const all = (size: 20 | 40) => (
  <p className={styles.all}>
    {ICON_NAMES.map((name) => (
      <Icon key={name} name={name} size={size} />
    ))}
  </p>
);

export const examples: Example[] = [
  { name: 'every symbol, 20 px', render: () => all(20) },
  { name: 'every symbol, 40 px on night ground', isOnNight: true, render: () => all(40) },
  {
    name: 'one that stands alone and has a name',
    render: (language) => (
      <Icon name="hotline" size={32} title={{ CN: '客服热线', EN: 'Hotline' }[language]} />
    ),
  },
];
