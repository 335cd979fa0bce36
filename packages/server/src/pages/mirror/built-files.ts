import { globSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Form } from './mirror-kinds.ts';

/** Where a form of a file lies; when it was built in seconds since 1970. */
export type BuiltForm = readonly [form: Form, path: string, length: number, changedAt: number];

export interface BuiltFile {
  address: string;
  kind: 'asset' | 'icon';
  /** As it was built first, then its packed forms. */
  forms: readonly BuiltForm[];
}

/** Endings of the packed forms that a build leaves beside its files. */
export const PACKED = { br: '.br', gzip: '.gz' } as const;

/** The built files that the application serves, with the packed forms that the build left beside them. */
export function builtFiles(clientFolder: string): BuiltFile[] {
  const all = new Set(
    globSync('**/*', { cwd: clientFolder, exclude: (name) => name === '.vite' }).map((name) =>
      name.split(sep).join('/'),
    ),
  );
  return [...all]
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(clientFolder, name)).isFile())
    .map((name) => {
      const packed = (Object.entries(PACKED) as [keyof typeof PACKED, string][]).filter(([, ending]) =>
        all.has(name + ending),
      );
      const formOf = (form: Form, file: string): BuiltForm => {
        const { size, mtimeMs } = statSync(join(clientFolder, file));
        return [form, join(clientFolder, file), size, Math.floor(mtimeMs / 1_000)];
      };
      const plain = formOf(packed.length === 0 ? 'only' : 'plain', name);
      return {
        address: `/${name}`,
        kind: name.startsWith('assets/') ? ('asset' as const) : ('icon' as const),
        forms: [plain, ...packed.map(([form, ending]) => formOf(form, name + ending))],
      };
    });
}
