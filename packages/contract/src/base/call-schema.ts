import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export interface CallSchema<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  endpoint: Endpoint<z.input<Request>, z.output<Response>>;
  request: Request;
  response: Response;
}

export function call<Request extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<z.input<Request>, z.output<Response>>,
  request: Request,
  response: Response,
): CallSchema<Request, Response> {
  return { endpoint, request, response };
}
