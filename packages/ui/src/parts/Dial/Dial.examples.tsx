import { useState } from 'react';
import type { Example, ExampleLanguage } from '../../examples.ts';
import { Dial } from './Dial.tsx';

const LABELS = { CN: '存入金额', EN: 'Amount' };

function Turned({ language, from }: { language: ExampleLanguage; from: number }) {
  const [position, turn] = useState(from);
  const text = `${position} %`;
  return (
    <Dial label={LABELS[language]} position={position} valueText={text} ends={['0', '100']} onMove={turn}>
      <b className="num">{text}</b>
    </Dial>
  );
}

export const examples: Example[] = [
  {
    name: 'past the middle',
    isOnNight: true,
    isInEveryTheme: true,
    render: (language) => <Turned language={language} from={54} />,
  },
  { name: 'at its end', isOnNight: true, render: (language) => <Turned language={language} from={100} /> },
];
