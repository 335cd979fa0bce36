import { Agent, request } from 'node:http';

/** Every third takes no brotli, so that pages are kept in both packings. */
const encodingOf = (n) => (n % 3 === 0 ? 'gzip' : 'gzip, deflate, br, zstd');
const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** `ask(path)` as a visitor of its own each time, over `count` kept connections; resolves to the status. */
export function manyVisitors(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let visitor = 0;
  return function ask(path, body) {
    visitor += 1;
    const headers = { 'accept-encoding': encodingOf(visitor), 'x-forwarded-for': addressOf(visitor) };
    const method = body === undefined ? 'GET' : 'POST';
    if (body !== undefined) headers['content-type'] = 'application/json';
    return new Promise((resolve, reject) => {
      request(url + path, { agent, method, headers }, (answer) =>
        answer
          .resume()
          .on('end', () => resolve(answer.statusCode))
          .on('error', reject),
      )
        .on('error', reject)
        .end(body);
    });
  };
}

/** Asks for `count` of the paths that `next()` gives, `atOnce` at a time; rejects when the server fails on one. */
export async function askFor(ask, next, { count, atOnce }) {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const path = next();
      const status = await ask(path);
      if (status >= 500) throw new Error(`${path} was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
