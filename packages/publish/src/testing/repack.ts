import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_NAME, Manifest, bundleId, sha256 } from '../base/bundle/manifest.ts';

/** Changes one file of a bundle and makes the manifest fit it again, as a careless or hostile tool would. */
export function rewriteFile(bundle: string, path: string, edit: (text: string) => string): void {
  const bytes = Buffer.from(edit(readFileSync(join(bundle, path), 'utf8')));
  writeFileSync(join(bundle, path), bytes);
  editManifest(bundle, (manifest) => {
    const files = manifest.files.map((file) =>
      file.path === path ? { path, sha256: sha256(bytes), size: bytes.length } : file,
    );
    return { ...manifest, files, id: bundleId({ ...manifest, files }) };
  });
}

/** Adds a file, and its entry in the manifest. */
export function addFile(bundle: string, path: string, bytes: Buffer): void {
  writeFileSync(join(bundle, path), bytes);
  editManifest(bundle, (manifest) => {
    const files = [...manifest.files, { path, sha256: sha256(bytes), size: bytes.length }];
    return { ...manifest, files, id: bundleId({ ...manifest, files }) };
  });
}

export function editManifest(bundle: string, edit: (manifest: Manifest) => object): void {
  const path = join(bundle, MANIFEST_NAME);
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify(edit(manifest)));
}

export function removeFile(bundle: string, path: string): void {
  rmSync(join(bundle, path));
}

/** Changes the records of a type: `edit` gets each parsed line. */
export function editRecords(
  bundle: string,
  type: string,
  edit: (record: Record<string, unknown>) => object,
): void {
  rewriteFile(bundle, `content/${type}.ndjson`, (text) =>
    text
      .split('\n')
      .map((line) => (line === '' ? '' : JSON.stringify(edit(JSON.parse(line) as Record<string, unknown>))))
      .join('\n'),
  );
}
