import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../process/listen.ts';
import { createLog } from '../../operation/log.ts';
import { createMetrics } from '../../operation/metrics.ts';
import { shedSlowReaders } from './slow-readers.ts';

const BODY = Buffer.alloc(64 * 2 ** 20, 'x');

function readSome(socket: Socket, wanted: number): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < wanted) return;
      socket.off('data', count).pause();
      resolve();
    };
    socket.on('data', count).resume();
  });
}

describe('shedSlowReaders', () => {
  it('closes a connection whose reader stands still, and leaves one that reads on [REL-12]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = createServer((_request, response) => response.end(BODY));
    const metrics = createMetrics();
    shedSlowReaders(server, { log: createLog('silent'), metrics });
    const port = await listen(server, '127.0.0.1', 0, 'PORT');
    const open = () => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
      return socket.on('error', () => {}).pause();
    };
    const still = open();
    const reading = open();
    try {
      for (let sweep = 0; sweep < 5; sweep += 1) {
        await readSome(reading, 4 * 2 ** 20);
        vi.advanceTimersByTime(5_000);
      }
      const shed = await metrics.slowReadersShed.get();
      expect(shed.values[0]?.value).toBe(1);
      const connections = await new Promise((resolve) =>
        server.getConnections((_error, count) => resolve(count)),
      );
      expect(connections).toBe(1);
    } finally {
      vi.useRealTimers();
      for (const socket of [still, reading]) socket.destroy();
      server.closeAllConnections();
      server.close();
    }
  });
});
