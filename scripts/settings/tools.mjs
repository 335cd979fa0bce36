/** What only scripts read, and the file that does. */
export const TOOL_SETTINGS = [
  {
    name: 'BANK_DEMO',
    fallback: 'on',
    expected: 'off, or anything else',
    purpose: 'off serves what the store holds without importing the demo bank first',
    readers: ['npm start'],
    file: 'scripts/prepare/demo-bank.mjs',
  },
  {
    name: 'TEST_DATABASE_URL',
    fallback: '',
    expected: 'postgres://user@host/database of an empty database, or nothing for a throw-away server',
    purpose: 'the PostgreSQL on which stores are tested',
    readers: ['tests'],
    file: 'scripts/test.mjs',
  },
  {
    name: 'CHROME_PATH',
    fallback: '',
    expected: 'a program, or nothing to look for one and install it',
    purpose: 'the Chromium of journeys, gallery and Lighthouse',
    readers: ['tests'],
    file: 'scripts/prepare/chromium.mjs',
  },
];
