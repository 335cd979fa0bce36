import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** For a server in a test. Who hangs up in the middle of a request is owed no answer: that its rest never comes is no error of the test. */
export function answering(answer: Answer): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (request.complete) throw error;
      response.destroy();
    });
  };
}
