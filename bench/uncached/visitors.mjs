import { Agent, request } from 'node:http';

/** Asks as one visitor after the other on one connection, as a browser does: with brotli. */
export function createVisitors(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let visitor = 0;
  return async function ask(path) {
    visitor += 1;
    const { promise, resolve, reject } = Promise.withResolvers();
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      // Each a visitor of its own, or searches would be refused.
      'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    };
    request(url + path, { agent, headers }, resolve)
      .on('error', reject)
      .end();
    const response = await promise;
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    const { statusCode: status } = response;
    if (status === 302) return ask(response.headers.location);
    if (status !== 200 && status !== 404) throw new Error(`${path} was answered with ${status}`);
    return bytes;
  };
}

/** Resolves to the bytes of a page at the mean. */
export async function askAll(ask, paths) {
  let bytes = 0;
  for (const path of paths) bytes += await ask(path);
  return bytes / paths.length;
}
