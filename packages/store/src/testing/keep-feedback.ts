/* A program for a test that kills it: keeps feedback from eight writers at once and prints each number that was given out. */
import { openVisitsStore } from '../visits/open-visits.ts';

const { DATA_DIR: dataDir = '', URL: databaseUrl, ROUND: round = '0' } = process.env;
const { feedback } = openVisitsStore({ databaseUrl: databaseUrl || undefined, dataDir });
let count = 0;

async function keep(): Promise<never> {
  for (;;) {
    const number = (count += 1);
    const ticketNo = await feedback.add(
      {
        submission: `round ${round}, ${number}`,
        type: '2',
        content: 'x'.repeat(400),
        name: '',
        phone: '',
        email: '',
        pageUrl: '',
        language: 'CN',
        isSuspect: false,
        createdAt: number,
      },
      () => `FB2026112${round}-${String(number).padStart(6, '0')}`,
    );
    process.stdout.write(`${ticketNo}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, keep));
