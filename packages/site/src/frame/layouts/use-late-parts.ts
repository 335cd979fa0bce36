import { useEffect, useState } from 'react';
import type * as lateParts from './late-parts.ts';

type LateParts = typeof lateParts;

/** The late parts once they have arrived. They are about what a page can do without, so nobody is told when they do not. */
export function useLateParts(): LateParts | undefined {
  const [parts, setParts] = useState<LateParts>();
  useEffect(() => {
    // Not the second of `then`, which the build puts behind what fetches the styles of the part.
    import('./late-parts.ts').then(setParts).catch(() => undefined);
  }, []);
  return parts;
}
