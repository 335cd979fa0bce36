import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Waits for a person's yes; absent where nobody sits at it. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  /** Waits for a text that is not shown while it is typed. */
  askSecret?: ((question: string) => Promise<string>) | undefined;
}

/** What a person, a job or a pipe runs a command in. */
export function ownTerminal(): Terminal {
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    ask: isAttended() ? ask : undefined,
    askSecret: isAttended() ? askSecret : undefined,
  };
}

const isAttended = () => process.stdin.isTTY && process.stdout.isTTY;

async function askSecret(question: string): Promise<string> {
  process.stdout.write(`${question} `);
  // What is typed is read and written nowhere.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stdout.write('\n');
  }
}

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(?:y|yes|是)$/i.test((await reader.question(`${question} (y/n) `)).trim());
  } finally {
    reader.close();
  }
}
