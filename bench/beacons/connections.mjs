import { connect } from 'node:net';
import { once } from 'node:events';

const END_OF_HEADERS = '\r\n\r\n';

/** One kept connection that sends bytes as they are. A library for HTTP would itself be work beside what is measured. */
function open(url, heard) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let received = Buffer.alloc(0);
  let missing = 0;
  let status = 0;
  const ended = () => {
    received = Buffer.alloc(0);
    heard(connection, status);
  };
  const begin = (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const at = received.indexOf(END_OF_HEADERS);
    if (at < 0) return;
    const head = received.toString('latin1', 0, at);
    status = Number(head.slice(9, 12));
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    missing = at + END_OF_HEADERS.length + length - received.length;
    if (missing === 0) ended();
  };
  socket.on('data', (bytes) => {
    if (missing === 0) return begin(bytes);
    missing -= bytes.length;
    return missing === 0 ? ended() : undefined;
  });
  socket.on('error', (error) => {
    throw error;
  });
  const connection = { socket };
  return connection;
}

/**
 * Opens `count` connections. `send(bytes, heard)` sends on a free one, or on the first that becomes free, and tells the status of
 * the answer once all of it is there.
 */
export async function openConnections(url, count) {
  const waiting = [];
  const free = [];
  const take = (connection, { bytes, heard }) => {
    connection.heard = heard;
    connection.socket.write(bytes);
  };
  const all = Array.from({ length: count }, () =>
    open(url, (connection, status) => {
      connection.heard(status);
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else take(connection, next);
    }),
  );
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')));
  free.push(...all);
  return {
    send(bytes, heard) {
      const connection = free.shift();
      if (connection === undefined) waiting.push({ bytes, heard });
      else take(connection, { bytes, heard });
    },
    close: () => all.forEach(({ socket }) => socket.destroy()),
  };
}
