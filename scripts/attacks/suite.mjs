/** The order of the table; a file that is not named here fails the tests of the suite. */
const ORDER = [
  'xss',
  'redirects',
  'traversal',
  'cache-keys',
  'smuggling',
  'pollution',
  'redos',
  'bombs',
  'captcha',
  'enumeration',
  'headers',
  'studio',
];

/** What tests/attacks is to the runner of scripts/proofs. */
export const ATTACKS = {
  command: 'attacks',
  one: 'attack',
  example: 'xss redos',
  document: 'security.md',
  longestMs: 15 * 60_000,
  placeOf: (id) => ORDER.indexOf(id),
};
