import { isFinishedName, type Inbox, type Waiting } from '../inbox.ts';
import { S3Client, type S3Address } from './s3-client.ts';

/** An inbox in a bucket, below a prefix. Objects appear whole, and stay where they were put down until they are kept. */
export class S3Inbox implements Inbox {
  readonly name: string;
  readonly isWhole = true;
  readonly #client: S3Client;
  /** `feeds/in/`, or '' for the bucket itself. */
  readonly #prefix: string;
  /** What was read of an object: one that was replaced meanwhile is another file. */
  readonly #etags = new Map<string, string>();

  constructor(address: S3Address, prefix: string) {
    this.#client = new S3Client(address);
    this.#prefix = prefix === '' ? '' : `${prefix.replace(/(?<!\/)\/+$/, '')}/`;
    this.name = `s3://${address.bucket}/${this.#prefix}`;
  }

  async waiting(): Promise<Waiting[]> {
    const objects = await this.#client.list(this.#prefix);
    return objects
      .map(({ key, size, etag }) => ({ name: key.slice(this.#prefix.length), size, stamp: etag }))
      .filter(({ name }) => name !== '' && isFinishedName(name));
  }

  async claimed(): Promise<string[]> {
    return [];
  }

  async claim(name: string): Promise<Buffer | undefined> {
    const found = await this.#client.get(this.#prefix + name);
    if (found === undefined) return undefined;
    this.#etags.set(name, found.etag);
    return found.bytes;
  }

  async keep(name: string, place: string, bytes: Buffer | undefined): Promise<void> {
    if (bytes === undefined) await this.#client.copy(this.#prefix + name, this.#prefix + place);
    else await this.#client.put(this.#prefix + place, bytes);
    await this.drop(name);
  }

  async drop(name: string): Promise<void> {
    const read = this.#etags.get(name);
    this.#etags.delete(name);
    const key = this.#prefix + name;
    if (read !== undefined && (await this.#client.head(key)) !== read) return;
    await this.#client.delete(key);
  }

  async has(place: string): Promise<boolean> {
    return (await this.#client.head(this.#prefix + place)) !== undefined;
  }

  async read(place: string): Promise<string | undefined> {
    return (await this.#client.get(this.#prefix + place))?.bytes.toString('utf8');
  }

  async write(place: string, text: string): Promise<void> {
    await this.#client.put(this.#prefix + place, Buffer.from(text));
  }
}
