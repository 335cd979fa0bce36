import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Link {
  /** Leads to the service. */
  endpoint: string;
  /** So many bytes come through each way on each connection, then it is cut. */
  cutAfter: (bytes: { asked?: number; answered?: number }) => void;
  /** Is waited for before anything of an answer comes through; one that gives `true` cuts the connection instead. */
  beforeAnswer: (act: (() => Promise<boolean>) | undefined) => void;
}

/** A way to a service that a test can cut. A request is signed for it, as for any other name of the service. */
export async function aLink(to: string): Promise<Link> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let limits = { asked: Infinity, answered: Infinity };
  let before: (() => Promise<boolean>) | undefined;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const both = [near, far];
    const cut = () => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      open.add(socket);
      // What was passed on before one end has gone still arrives; what the caller makes of the rest is what is tested.
      socket.on('error', cut).on('close', () => both.forEach((other) => other.end()));
      socket.on('close', () => open.delete(socket));
    }
    const passed = { asked: 0, answered: 0 };
    const pass = (way: 'asked' | 'answered', socket: Socket, bytes: Buffer) => {
      const left = limits[way] - passed[way];
      passed[way] += bytes.length;
      socket.write(bytes.subarray(0, Math.max(left, 0)));
      if (bytes.length > left) socket.end(cut);
    };
    near.on('data', (bytes) => pass('asked', far, bytes));
    far.on('data', (bytes) => {
      if (before === undefined) return pass('answered', near, bytes);
      far.pause();
      void before().then((isCut) => {
        if (isCut) return cut();
        pass('answered', near, bytes);
        return far.resume();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter({ asked = Infinity, answered = Infinity }) {
      limits = { asked, answered };
    },
    beforeAnswer(act) {
      before = act;
    },
  };
}
