export function payloads(name: string): string[];
