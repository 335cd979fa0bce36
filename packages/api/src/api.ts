import type { FastifyInstance } from 'fastify';
import { CODES } from '@bank/contract';
import { calls, type CallName } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { answerCall } from './answer-call.ts';

export interface ApiOptions {
  /** The content that visitors see now. Throws when none was ever loaded. */
  snapshot(): ContentSnapshot;
  imageBase: string;
}

const statusByCode = new Map<number, number>(Object.values(CODES).map(({ code, status }) => [code, status]));

/** Mounts every call of the contract. Unknown failures are left to the application's error handler. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name].endpoint;
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const deps = { content: options.snapshot(), imageBase: options.imageBase };
        const given = method === 'GET' ? request.query : (request.body ?? {});
        const envelope = await answerCall(name, deps, given, request.id);
        void reply.code(statusByCode.get(envelope.code) ?? 500).header('cache-control', 'no-store');
        return envelope;
      },
    });
  }
}
