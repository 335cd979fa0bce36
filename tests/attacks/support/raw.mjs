import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Of one request that is sound: a busy machine is late, and says nothing about who gets which answer. */
const ANSWER_WITHIN_MS = 30_000;
/** Where the machine is busy the site refuses some, says when to come back, and no cache keeps that: as often as this they do. */
const COMES_BACK = 5;

/**
 * Sends bytes as they are and resolves to all that came back until the server closed, fell silent for `silentMs`, or gave
 * what `isAll` waits for.
 */
export function sendRaw(url, bytes, silentMs, isAll = () => false) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    const parts = [];
    socket.on('data', (part) => {
      parts.push(part);
      if (isAll(Buffer.concat(parts).toString('latin1'))) socket.destroy();
    });
    socket.setTimeout(silentMs, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/** One request whose target holds whatever it holds, on a connection of its own; who is told to come back later does so. */
export async function askRaw(url, target, headers = [], method = 'GET') {
  for (let times = 0; ; times += 1) {
    const answer = await askOnce(url, target, headers, method);
    const after = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(after > 0) || times === COMES_BACK) return answer;
    await delay(after * 1_000);
  }
}

async function askOnce(url, target, headers, method) {
  const bytes = Buffer.from(target).toString('latin1');
  const host = headers.some((line) => line.startsWith('Host:')) ? [] : ['Host: www.bank.example'];
  const head = [`${method} ${bytes} HTTP/1.1`, ...host, 'Connection: close', ...headers];
  const [answer = { status: 0, names: [], headers: {}, body: '' }] = answersIn(
    await sendRaw(url, `${head.join('\r\n')}\r\n\r\n`, ANSWER_WITHIN_MS),
  );
  return answer;
}

/** The answers in what a connection gave, one after the other. */
export function answersIn(text) {
  const answers = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first, ...lines] = rest.slice(0, end).split('\r\n');
    const pairs = lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    const headers = Object.fromEntries(pairs);
    const [body, after] = bodyOf(rest.slice(end + 4), headers);
    answers.push({ status: Number(first.split(' ')[1]), names: pairs.map(([name]) => name), headers, body });
    rest = after;
  }
  return answers;
}

function bodyOf(text, headers) {
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = Number(headers['content-length'] ?? 0);
    return [text.slice(0, length), text.slice(length)];
  }
  let body = '';
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(size > 0)) return [body, rest.slice(end + 4)];
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
  }
}
