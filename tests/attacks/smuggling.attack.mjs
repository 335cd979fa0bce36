import { mkdirSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { nginxProgram, startDeployedNginx } from '../support/deployed-nginx.ts';
import { withBank } from '../faults/support/bank.mjs';
import { ask } from '../faults/support/clients.mjs';
import { desyncShapes } from './support/desync-shapes.mjs';
import { answersIn, askRaw, sendRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const SHAPES = desyncShapes();
const VICTIMS = 3;
const PIPELINED = 20;
/** A shape that leaves the server waiting has no answer at all; a busy machine answers late. */
const SILENT_MS = 2_000;

export const attack = {
  id: 'smuggling',
  promise:
    'Two readers of one connection never disagree where a request ends: nobody gets the answer to another’s request.',
  attack: `${SHAPES.length} shapes of two lengths, folded and broken lines, chunks and their extensions, each with a request hidden in its body; to the application, and through the nginx of deploy/, with ${VICTIMS} visitors on connections of their own after each; ${PIPELINED} requests at once on one connection`,
  measure:
    'answers to a hidden request; visitors whose answer is not that of their own address; pipelined answers out of order',
  target: '0 findings',
  isFast: true,
};

/** The address that an answer is of: what the site does not know is sent on with its name. */
const ownPath = ({ headers }) => decodeURIComponent(/from=([^&]*)/.exec(headers.location ?? '')?.[1] ?? '');

export async function run() {
  const findings = [];
  const tried = await withBank({ name: 'a-smuggling' }, async (bank, folder) => {
    await attackOn(bank.url, 'the application', findings);
    const program = nginxProgram();
    if (program === undefined) return `${SHAPES.length} shapes (nginx is not installed)`;
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'mirror'));
    const nginx = await startDeployedNginx(program, join(folder, 'mirror'), Number(new URL(bank.url).port));
    try {
      await attackOn(nginx.url, 'nginx', findings);
    } finally {
      await nginx.stop();
    }
    if (!bank.isAlive) findings.push('the process ended');
    return `${SHAPES.length} shapes, and as many through nginx`;
  });
  return resultOf(findings, tried);
}

async function attackOn(url, where, findings) {
  await each(
    SHAPES,
    async ({ name, mark, bytes }) => {
      // One that the shape leaves waiting would have been given what was hidden.
      const next = `GET /next-${mark} HTTP/1.1\r\nHost: www.bank.example\r\n\r\n`;
      const came = await sendRaw(url, bytes + next, SILENT_MS, (text) => text.includes(`next-${mark}`));
      for (const answer of answersIn(came)) {
        if (ownPath(answer).includes('/smuggled-'))
          findings.push(`${where}: ${name}: the hidden request was answered`);
        if (answer.status >= 500 && answer.status !== 501)
          findings.push(`${where}: ${name}: ${answer.status}`);
      }
      for (let victim = 0; victim < VICTIMS; victim += 1) {
        const path = `/victim-${mark}-${victim}`;
        const answer = await askRaw(url, path);
        if (ownPath(answer) !== path)
          findings.push(`${where}: after ${name} ${path} got ${answer.status} ${ownPath(answer)}`);
      }
    },
    8,
  );
  const all = Array.from({ length: PIPELINED }, (_, i) => `/piped-${i}`);
  const sent = all.map((path) => `GET ${path} HTTP/1.1\r\nHost: www.bank.example\r\n\r\n`).join('');
  const got = answersIn(
    await sendRaw(url, sent, SILENT_MS, (text) => text.includes(`piped-${PIPELINED - 1}`)),
  ).map(ownPath);
  if (JSON.stringify(got) !== JSON.stringify(all))
    findings.push(`${where}: pipelined requests are answered as ${got.join(' ')}`);
  const { status } = await ask(url, { path: '/robots.txt' });
  if (status !== 200) findings.push(`${where}: ${status} afterwards`);
}
