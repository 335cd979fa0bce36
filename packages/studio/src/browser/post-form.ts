/** Sends what a form would, and says where that leads. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ isDone: boolean; path: string }> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { isDone: answer.ok, path: answer.url };
}
