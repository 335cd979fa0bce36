type AssetKind = 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';

const FOLDERS: Readonly<Record<AssetKind, string>> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'decoders',
};

/** Where the build put a folder of pdf.js; the version is part of the path, because both must match. */
export function assetFolder(version: string, kind: AssetKind): string {
  return `/assets/pdf/${version}/${FOLDERS[kind]}/`;
}

/**
 * Fetches what pdf.js needs beside a file. Told the folders themselves, pdf.js would also name fonts in them by
 * url(), which the security policy refuses; as bytes it may have them.
 */
export function assetFactory(version: string) {
  return class {
    async fetch({ kind, filename }: { kind: AssetKind; filename: string }): Promise<Uint8Array> {
      const url = assetFolder(version, kind) + encodeURIComponent(filename);
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    }
  };
}
