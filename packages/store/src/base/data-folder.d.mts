export function dataFolder(named: string | undefined): string;
export function fileInTheWay(folder: string): string | undefined;
