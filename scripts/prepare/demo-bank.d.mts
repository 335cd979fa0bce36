export function isDemoBankCurrent(env: NodeJS.ProcessEnv): boolean;
export function importDemoBank(env?: NodeJS.ProcessEnv): void;
