import { challengeQuestion } from '@bank/contract';
import { ChallengePictureRequest } from '@bank/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VisitorDeps } from '../base/handler.ts';
import { BadRequest } from '../base/problems.ts';
import { issuePicture } from '../subjects/challenge/issue-challenge.ts';
import { answerVisitorCall, refusal, tooMany } from './answer-call.ts';
import type { ApiOptions } from './api-options.ts';
import { checkRequest, fieldsOf } from './check-request.ts';
import { sendEnvelope } from './send-envelope.ts';

// Opened by itself the picture is a document, and one of ours that says nothing to anybody (SEC-3).
const PICTURE_POLICY = "sandbox; default-src 'none'";

/** GET /vertifyCode: a picture, or with `mode=text` the envelope of a question (S7-captcha, FB-4). */
export function mountChallenge(
  app: FastifyInstance,
  options: Pick<ApiOptions, 'admit'>,
  deps: (request: FastifyRequest) => VisitorDeps,
): void {
  app.get(challengeQuestion.path, async (request, reply) => {
    const wait = options.admit(request, 'challenge');
    if (wait !== undefined) return sendEnvelope(reply, tooMany(wait, request.id));
    const given = request.query as Record<string, unknown>;
    if (given['mode'] === 'text') {
      return sendEnvelope(
        reply,
        await answerVisitorCall('challengeQuestion', deps(request), given, request.id),
      );
    }
    const checked = checkRequest(ChallengePictureRequest, given);
    if (!checked.success) {
      return sendEnvelope(reply, refusal(new BadRequest(fieldsOf(checked.error)), request.id));
    }
    const picture = await issuePicture(deps(request), checked.data);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'no-store')
      .header('content-security-policy', PICTURE_POLICY)
      .send(picture);
  });
}
