import { describe, expect, it } from 'vitest';
import { CallUnanswered } from '@bank/contract';
import { ChunkLoadError } from '../../base/state/chunk-timeout.ts';
import { problemKind } from './PageProblem.tsx';

describe('what a visitor is told of a failed page', () => {
  it.each([
    ['the connection', new CallUnanswered('network', ''), 'network'],
    ['the wait', new CallUnanswered('timeout', ''), 'timeout'],
    ['an answer that is no answer', new CallUnanswered('not-json', ''), 'general'],
    ['a chunk of a site that was updated', new ChunkLoadError(''), 'chunk'],
    ['anything else', new TypeError('x is undefined'), 'general'],
  ] as const)('names %s', (_, error, kind) => {
    expect(problemKind(error)).toBe(kind);
  });
});
