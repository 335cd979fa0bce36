import { connect } from 'node:net';

/** Sends bytes as they are and resolves to everything that came back until the connection ended, or `waitMs` passed. */
export function rawExchange(origin: string, bytes: string | Buffer, waitMs = 2_000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('latin1').on('data', (text) => (received += String(text)));
    socket.setTimeout(waitMs, end);
    socket.on('close', end).on('error', end);
  });
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
