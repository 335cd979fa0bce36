export function withVersion(manifest: string, name: string, version: string): string;
