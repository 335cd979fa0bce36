type Environment = NodeJS.ProcessEnv & { BANK_DATA_DIR: string };

export function isDemoBankCurrent(env: Environment): boolean;
export function importDemoBank(env: Environment): void;
