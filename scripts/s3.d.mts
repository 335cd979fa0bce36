export interface StartedS3 {
  readonly version: string;
  /** What TEST_S3_URL takes. */
  readonly url: string;
  readonly address: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}
export function startS3(): Promise<StartedS3>;
