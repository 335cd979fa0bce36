import { useRevalidator, useRouteError } from 'react-router';
import { CallUnanswered, HOME_PATHS } from '@bank/contract';
import { useSite } from '../state/site-context.ts';

/** A page that could not be shown, inside the chrome; the visitor is told what to do, the operator's log has the cause. */
export function PageProblem() {
  const error = useRouteError();
  const { language, words } = useSite();
  const { revalidate, state } = useRevalidator();
  const kind = problemKind(error);
  const retry = kind === 'chunk' ? () => location.reload() : () => void revalidate();
  return (
    <section role="alert">
      <h1>{words['problem.title']}</h1>
      <p>{words[`problem.${kind}`]}</p>
      <button type="button" onClick={retry} disabled={state === 'loading'}>
        {words[kind === 'chunk' ? 'problem.reload' : 'problem.retry']}
      </button>
      <a href={HOME_PATHS[language]}>{words['problem.home']}</a>
    </section>
  );
}

type ProblemKind = 'chunk' | 'network' | 'timeout' | 'general';

/** Only by what the visitor can do about it. */
export function problemKind(error: unknown): ProblemKind {
  // By name: the class lives with the chunk loader, which only the browser has.
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'chunk';
  if (error instanceof CallUnanswered && error.reason !== 'not-json') return error.reason;
  return 'general';
}
