/** The part of the package that is used: the first picture of a file, upright, four bytes a pixel. */
declare module 'heic-decode' {
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
