import type { FunctionComponent } from 'react';
import { withinChunkTimeout } from './chunk-timeout.ts';

/** A component that is fetched when it is first wanted and then stays. */
export interface LazyPart<Props> {
  loaded: () => FunctionComponent<Props> | undefined;
  fetch: () => Promise<FunctionComponent<Props>>;
  /** Fetches ahead, when the pointer or the focus comes near; a failure shows when the part is wanted. */
  prepare: () => void;
}

/** Unlike React's own `lazy` it does not remember a failure: the visitor can press again. */
export function lazyPart<Props>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
): LazyPart<Props> {
  let part: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;
  const fetch = () => {
    loading ??= withinChunkTimeout(name, load).then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { loaded: () => part, fetch, prepare: () => void fetch().catch(() => undefined) };
}
