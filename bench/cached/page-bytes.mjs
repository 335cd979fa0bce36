import { request } from 'node:http';

// What these are is the peer's own affair: it makes its own, or they belong to the connection.
const OWN = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'server',
  'etag',
  'content-type',
  'content-encoding',
]);

/** One page exactly as the server sends it: { bytes, headers, encoding, type }. */
export async function fetchBytes(url, encoding) {
  const { promise, resolve, reject } = Promise.withResolvers();
  // `fetch` would unpack the body.
  request(url, { headers: { 'accept-encoding': encoding }, agent: false }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  const chunks = await response.toArray();
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}`);
  if (response.headers['content-encoding'] !== encoding)
    throw new Error(`${url} was not sent with ${encoding}`);
  return {
    bytes: Buffer.concat(chunks),
    encoding,
    type: response.headers['content-type'],
    headers: Object.entries(response.headers).filter(([name]) => !OWN.has(name)),
  };
}
