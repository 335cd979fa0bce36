import { createInterface } from 'node:readline/promises';

export interface Terminal {
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Waits for a person's yes; absent where nobody sits at it. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** What a person, a job or a pipe runs a command in. */
export function ownTerminal(): Terminal {
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  };
}

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(?:y|yes|是)$/i.test((await reader.question(`${question} (y/n) `)).trim());
  } finally {
    reader.close();
  }
}
