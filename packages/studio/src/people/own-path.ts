const HERE = 'http://studio';

/** The address of a page of ours, or `/`: whatever else it is given leads nowhere. */
export function ownPath(path: string | null | undefined): string {
  // As browsers read it: `//host`, `/\host` and a line break between the slashes are other hosts.
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // What is left over may begin with two slashes again, as `/.//host` does.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
