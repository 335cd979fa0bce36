export interface StartedPostgres {
  readonly url: string;
  readonly port: number;
  /** Of its one user, `bank`. */
  readonly password: string;
  readonly pid: number;
  stop(): Promise<void>;
}
export function startPostgres(binaries: string): Promise<StartedPostgres>;
