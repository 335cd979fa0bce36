/** What tests/faults is to the runner of scripts/proofs: the faults of the guide first, then those of the stores. */
export const FAULTS = {
  command: 'faults',
  one: 'fault',
  example: 'R1 R9',
  document: 'reliability.md',
  // The soak alone takes half an hour.
  longestMs: 45 * 60_000,
  placeOf: (id) => (id.startsWith('R') ? 0 : 100) + Number(id.slice(1)),
};
