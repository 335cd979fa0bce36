import { FormerMirror } from './former-mirror.ts';
import type { MirrorFolder } from './mirror-folder.ts';
import { MirrorMaking } from './mirror-making.ts';
import type { MirrorParts } from './mirror-parts.ts';

export interface Mirrored {
  /** The mirror was of this version already. */
  isSame: boolean;
  pages: number;
  /** Pages that were rendered; the others are those of the mirror before. */
  rendered: number;
  files: number;
  /** Addresses that the sitemaps list and nginx has to ask the application for. */
  left: readonly string[];
  /** nginx has read other headers or redirects, and is to be reloaded. */
  isNginxChanged: boolean;
}

/** Makes a mirror of one content version, of what has changed since the one before. Rejects with MirrorFailed. */
export async function mirrorSite(parts: MirrorParts, folder: MirrorFolder): Promise<Mirrored> {
  const { version, inputs } = parts;
  const last = folder.last();
  if (last?.manifest.version === version && last.manifest.inputs === inputs) {
    if (!folder.isServed()) folder.serveLast();
    const pages = Object.values(last.manifest.entries).filter(({ kind }) => kind === 'page').length;
    return { isSame: true, pages, rendered: 0, files: 0, left: [], isNginxChanged: false };
  }
  const name = `${version}-${inputs.slice(0, 8)}`;
  const { isNginxChanged, counts } = await folder.make(name, async (draft) => {
    const making = new MirrorMaking(parts, draft, new FormerMirror(last, parts));
    return { ...(await making.fill()), counts: making.counts() };
  });
  return { isSame: false, isNginxChanged, ...counts };
}
