/** S8-chunk: a script or style that has not arrived by then is a chunk-load error. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A page's script or style did not arrive, or not within the specified 120 s. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** `import()` has no timeout of its own; a load that fails or takes too long rejects with {@link ChunkLoadError}. */
export async function withinChunkTimeout<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`${name} did not load within ${CHUNK_TIMEOUT_MS} ms`)),
      CHUNK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError
      ? error
      : new ChunkLoadError(`${name} did not load`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
