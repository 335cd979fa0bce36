import { setFlagsFromString } from 'node:v8';

/**
 * V8 would let garbage grow to three times what is in use before it collects, and give each thread as large a nursery as it gives
 * the one that renders. The first holds from then on, the second for threads that are started after it; docs/decisions/0055 and 0080 have what they save and cost.
 */
export function keepHeapsSmall() {
  setFlagsFromString('--heap-growing-percent=45');
  setFlagsFromString('--max-semi-space-size=4');
}
