import { StudioConfigError } from './config.ts';

/** Listens, and where another program has the port says which setting names it. @throws StudioConfigError, or what `listen` throws */
export async function onPort<Result>(
  setting: 'STUDIO_PORT' | 'STUDIO_PREVIEW_PORT',
  { host, port }: { host: string; port: number },
  listen: () => Promise<Result>,
): Promise<Result> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StudioConfigError(
      `${setting} must be a port that is free on ${host}; another program listens on ${port}.`,
      { cause: error },
    );
  }
}
