import { useEffect } from 'react';
import type { Example } from '@bank/ui/examples';
import { tellOfMissingParts } from '../../base/state/missing-parts.ts';
import { MissingParts } from './MissingParts.tsx';

function Told() {
  useEffect(tellOfMissingParts, []);
  return <MissingParts />;
}

export const examples: Example[] = [
  { name: 'a script did not arrive', place: 'outside', isInEveryTheme: true, render: () => <Told /> },
];
