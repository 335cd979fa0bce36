export class Stages {
  run(name: string, work: () => unknown, options?: object): Promise<boolean>;
}
export function stopRunningScript(): Promise<void>;
