import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Takes up the requests of a connection one after the other, in the order in which they are answered anyway. One that
 * asks for many things at once and reads nothing then holds one answer, and of the others what the parser read.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    const take = () => {
      // Neither gone nor at its last answer.
      if (socket.writable) listener(request, response);
    };
    if (before === undefined || before.writableFinished) take();
    else before.once('close', take);
  };
}
