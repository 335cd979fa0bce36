export function regexpsInSource(): { source: string; flags: string; files: string[] }[];
