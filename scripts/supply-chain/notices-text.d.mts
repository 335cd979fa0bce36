import type { ProductionPackage } from './production-packages.mjs';

export function noticesOf(root: string, packages: readonly ProductionPackage[]): string;
