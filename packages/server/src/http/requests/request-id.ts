import { randomBytes } from 'node:crypto';

/** Ids that are unique across processes and restarts; a visitor can read one out: '5f0c21a9be-2f'. */
export function requestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}
