export function dataFolder(named: string | undefined): string;
