import { createTransport } from '@bank/api';
import { rememberingTransport } from './remembering-transport.mjs';

/**
 * As a server that renders a page for the first time in a content version: what every page asks (the chrome) has
 * been answered before, what the page itself asks has not. `render` is given the transport that remembers the
 * former and should render some other page with it; the result makes a transport for each render.
 */
export async function firstTimeTransports(deps, render) {
  const shared = rememberingTransport(createTransport(deps));
  await render(shared.transport);
  return () => {
    const own = createTransport(deps);
    return (endpoint, request, signal) =>
      (shared.knows(endpoint, request) ? shared.transport : own)(endpoint, request, signal);
  };
}
