import type { ProductionPackage } from './production-packages.mjs';

interface Component {
  'bom-ref': string;
}
export interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}
export function onlyProduction(sbom: Sbom, packages: readonly ProductionPackage[]): Sbom;
