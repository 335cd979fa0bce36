import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface NamedAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string;
}

/** Asks a server of this machine as a proxy before it does, under a name that leads nowhere. */
export async function askByName(
  url: string,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<NamedAnswer> {
  const asked = request(new URL(url), { method, path, headers: { ...headers, host } });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** What comes back for these bytes until the connection is closed. */
export async function answerToBytes(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
