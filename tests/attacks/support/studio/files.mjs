import { payloads } from '../payloads.mjs';
import { askRaw } from '../raw.mjs';
import { each } from '../result.mjs';

export const PATHS = payloads('traversal');
/** In short, each path stands in one of so many places. */
const SHARE = 4;

/** Where a name of something becomes a place on the disk, or may. */
export async function tryFiles({ url, edition, writer, isFast, tell, findings }) {
  const ofEdition = ['media/', 'compared/', 'item/article/', 'item/'].map((name) => `${edition}/${name}`);
  const starts = ['/', '/assets/', '/desks/', '/editions/', ...ofEdition];
  const isTried = (n, at) => !isFast || (n + at) % SHARE === 0;
  const own = [`Host: ${new URL(url).host}`, `Cookie: ${writer.cookie}`];
  const loopback = url.replace('localhost', '127.0.0.1');
  const targets = starts.flatMap((start, n) =>
    PATHS.filter((_, at) => isTried(n, at)).map(
      (row) => start + row.replace(/^\//, '').replaceAll(' ', '%20'),
    ),
  );
  await each(targets, async (target) => {
    const { status, body } = await askRaw(loopback, target, own);
    tell({ status, text: body }, target);
  });
  const names = PATHS.filter((_, at) => isTried(0, at));
  for (const row of names) {
    const headers = { 'content-type': 'application/octet-stream', 'x-studio-token': writer.token };
    const place = `${edition}/media?${new URLSearchParams({ name: row })}`;
    const answer = await writer.ask(place, { form: {}, headers });
    tell(answer, `a file called ${row}`);
    if (answer.text.includes('"path":"..')) findings.push(`a file was put at ${answer.text}`);
  }
  return targets.length + names.length;
}
