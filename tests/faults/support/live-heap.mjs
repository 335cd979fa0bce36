import { until } from './clients.mjs';

/** How a server is started whose heap is to be measured. */
export const measuredAt = (port) => [`--inspect-port=127.0.0.1:${port}`];

const CODE = ['code_space', 'code_large_object_space', 'trusted_space', 'trusted_large_object_space'];
const SPACES = `JSON.stringify(process.getBuiltinModule('node:v8').getHeapSpaceStatistics())`;

/**
 * What of the heap is in use after everything else was collected, in MB: `await liveHeap(bank, port)`, of a server `measuredAt(port)`.
 * `code` is what V8 has compiled so far, which grows for hours as it finds out what runs often, and ends with the program.
 */
export async function liveHeap(bank, port) {
  bank.signal('SIGUSR1');
  let address;
  await until(async () => (address = await debuggerAt(port)) !== undefined, 'the inspector');
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  try {
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { result } = await ask(socket, 'Runtime.evaluate', { expression: SPACES });
    const spaces = JSON.parse(result.value);
    return { content: usedMb(spaces.filter(isContent)), code: usedMb(spaces.filter(isCode)) };
  } finally {
    socket.close();
  }
}

const isCode = ({ space_name: name }) => CODE.includes(name);
const isContent = (space) => !isCode(space);

const usedMb = (spaces) => spaces.reduce((sum, { space_used_size: bytes }) => sum + bytes, 0) / 2 ** 20;

async function debuggerAt(port) {
  try {
    const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    return target.webSocketDebuggerUrl;
  } catch {
    return undefined;
  }
}

/** One question at a time: every answer is the one that is waited for. */
function ask(socket, method, params = {}) {
  return new Promise((resolve, reject) => {
    socket.addEventListener(
      'message',
      ({ data }) => {
        const { result, error } = JSON.parse(data);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      },
      { once: true },
    );
    socket.send(JSON.stringify({ id: 1, method, params }));
  });
}
