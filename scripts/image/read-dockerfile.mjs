/** 'RUN a \\\n b' → [{ name: 'RUN', text: 'a b' }], in stages that begin with FROM. */
export function readDockerfile(source) {
  const lines = source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, name, text] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw new Error(`The Dockerfile has a line that is no instruction: ${line}`);
    if (name === 'FROM') {
      const [base, , as] = text.split(/\s+/);
      stages.push({ base, as, steps: [] });
    } else stages.at(-1).steps.push({ name, text });
  }
  return stages;
}

/** 'A=1 B=2' → { A: '1', B: '2' } */
export const environmentIn = (text) =>
  Object.fromEntries(text.split(/\s+/).map((one) => one.split(/=(.*)/s).slice(0, 2)));

/** Whether a path of the context is left out by a .dockerignore of plain names and of names at any depth. */
export function ignoring(source) {
  const patterns = source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const unread = patterns.filter((one) => /[!?[]|(?<!^\*)\*(?!\*\/)/.test(one.replace(/^\*\*\//, '')));
  if (unread.length > 0)
    throw new Error(`The .dockerignore has what this reader does not know: ${unread.join(', ')}`);
  const anywhere = new Set(patterns.filter((one) => one.startsWith('**/')).map((one) => one.slice(3)));
  const fromRoot = patterns.filter((one) => !one.startsWith('**/'));
  return (path) =>
    path.split('/').some((part) => anywhere.has(part)) ||
    fromRoot.some((one) => path === one || path.startsWith(`${one}/`));
}
