import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A TCP proxy to `target` (a port of this machine) whose manners can be changed: `delayMs` before bytes are passed on, `isHung`
 * for one that takes everything and answers nothing.
 */
export async function slowProxy(target) {
  const manners = { delayMs: 0, isHung: false };
  const sockets = new Set();
  let most = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    sockets.add(near).add(far);
    most = Math.max(most, sockets.size / 2);
    const pass = (from, to) => {
      from.on('data', (bytes) => {
        if (!manners.isHung) setTimeout(() => to.writable && to.write(bytes), manners.delayMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    manners,
    /** Connections at once, at most, since it began. */
    get mostConnections() {
      return most;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
