export interface ProductionPackage {
  path: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  platform?: { os?: string[]; cpu?: string[]; libc?: string[] };
}
export function productionPackages(root: string): ProductionPackage[];
export function packagesOfStudioAlone(root: string): ProductionPackage[];
export function isInContainer(one: ProductionPackage): boolean;
