import { useEffect, useState } from 'react';
import type * as lateParts from './late-parts.ts';

type LateParts = typeof lateParts;

/** The late parts once they have arrived. They are about what a page can do without, so nobody is told when they do not. */
export function useLateParts(): LateParts | undefined {
  const [parts, setParts] = useState<LateParts>();
  useEffect(() => {
    import('./late-parts.ts').then(setParts, () => undefined);
  }, []);
  return parts;
}
