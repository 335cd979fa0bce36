import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A program of this package as a process of its own, with its log lines. */
export interface Running {
  process: ChildProcess;
  lines: Record<string, unknown>[];
  stderr: () => string;
  /** Resolves to the line with this message, also a past one. */
  said: (message: string, count?: number) => Promise<Record<string, unknown>>;
  ended: Promise<number | null>;
}

export function runProgram(file: string, environment: NodeJS.ProcessEnv, node = process.execPath): Running {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const program = spawn(node, [resolve(import.meta.dirname, file)], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Record<string, unknown>[] = [];
  let stderr = '';
  let check = () => {};
  createInterface({ input: program.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    check();
  });
  program.stderr.setEncoding('utf8').on('data', (text) => (stderr += String(text)));
  const ended = once(program, 'exit').then(([code]) => code as number | null);
  const said = (message: string, count = 1) =>
    new Promise<Record<string, unknown>>((found, failed) => {
      program.once('close', () => {
        failed(
          new Error(
            `The program did not say "${message}" ${count} times: ${JSON.stringify(lines)} ${stderr}`,
          ),
        );
      });
      const before = check;
      check = () => {
        before();
        const line = lines.filter(({ msg }) => msg === message)[count - 1];
        if (line === undefined) return;
        found(line);
      };
      check();
    });
  return { process: program, lines, stderr: () => stderr, said, ended };
}
