import { useEffect, useState } from 'react';

const RESTS_MS = 700;

/** A text once it has stopped changing; '' until it changes for the first time, so that nothing is said on arrival. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
