import type { VisitorHandlersOf } from '../../base/handler.ts';
import { issueQuestion } from './issue-challenge.ts';

export const challengeHandlers = {
  async challengeQuestion(deps, asked) {
    return { question: await issueQuestion(deps, asked) };
  },
} satisfies VisitorHandlersOf<'challengeQuestion'>;
