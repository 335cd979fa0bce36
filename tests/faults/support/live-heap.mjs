import { until } from './clients.mjs';

/** How a server is started whose heap is to be measured. */
export const measuredAt = (port) => [`--inspect-port=127.0.0.1:${port}`];

/** What of the heap is in use after everything else was collected, in MB: `await liveHeapMb(bank, port)`, of a server `measuredAt(port)`. */
export async function liveHeapMb(bank, port) {
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
    const { usedSize } = await ask(socket, 'Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  } finally {
    socket.close();
  }
}

async function debuggerAt(port) {
  try {
    const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    return target.webSocketDebuggerUrl;
  } catch {
    return undefined;
  }
}

/** One question at a time: every answer is the one that is waited for. */
function ask(socket, method) {
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
    socket.send(JSON.stringify({ id: 1, method }));
  });
}
