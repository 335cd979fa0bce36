/** A call that goes on when the page is left. */
export async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  // One that nobody reads is never over: it keeps its connection.
  await answer.body?.cancel();
  return answer;
}

/** Leaves with the page, if need be. */
export async function beacon(path: string, body: object): Promise<void> {
  const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (!navigator.sendBeacon(path, blob)) await post(path, body);
}
