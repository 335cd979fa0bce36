export function serverCommand(
  nodeEnv: string,
  environment: NodeJS.ProcessEnv,
): { args: string[]; env: NodeJS.ProcessEnv };
export function serve(nodeEnv: string): void;
