import { createHash } from 'node:crypto';
import { request, type Agent } from 'node:http';

const SALT = 'beiyao-visit-statistics';

/** The record of a stay as the browser sends it, signed with the demo's salt; `view` makes it different from others. */
export function aBeacon({
  view,
  at = Date.now(),
  sign,
}: {
  view: string;
  at?: number;
  sign?: string;
}): Record<string, string> {
  const info = JSON.stringify({
    duration: 5_000,
    path: '/personal',
    actionType: 'time',
    module: 'PERSONAL',
    subModule: 'home',
    divide: '',
    fingerPrint: '11111111-1111-4111-8111-111111111111',
    column: '',
    view,
    channel: '1',
    language: 'CN',
    webLan: 'CN',
  });
  const timeStamp = String(at);
  const right = createHash('sha256')
    .update(info + timeStamp + SALT)
    .digest('hex');
  return { info, timeStamp, sign: sign ?? right };
}

/** Posts a beacon as the visitor at `address` would, through a proxy on this machine; resolves to the status. */
export function sendBeacon(
  url: string,
  beacon: Record<string, string>,
  { address, agent }: { address: string; agent?: Agent },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(beacon);
    const sent = request(
      `${url}/api/point/browse/info`,
      {
        method: 'POST',
        ...(agent && { agent }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
