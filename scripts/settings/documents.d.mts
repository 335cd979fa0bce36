export function settingsDocuments(): Promise<{ path: string; written: string }[]>;
