import { setFlagsFromString } from 'node:v8';

/**
 * V8 would let garbage grow to three times what is in use before it collects, and give each thread as large a nursery as it gives
 * the one that renders. For threads that are started after it; docs/performance.md has what it saves and costs.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString('--heap-growing-percent=60');
  setFlagsFromString('--max-semi-space-size=4');
}
