import { useState } from 'react';
import { CallUnanswered, HOME_PATHS } from '@bank/contract';
import { Button, ButtonLink, Icon } from '@bank/ui';
import { useSite } from '../../base/state/site-context.ts';
import { useRoute } from '../../base/page/route-context.ts';
import styles from './PageProblem.module.css';

/** A page that could not be shown, inside the chrome; the visitor is told what to do, the operator's log has the cause. */
export function PageProblem({ error }: { error: unknown }) {
  const { reload } = useRoute();
  const [isLoading, setLoading] = useState(false);
  const { language, words } = useSite();
  const kind = problemKind(error);
  const again = () => {
    setLoading(true);
    void reload().finally(() => setLoading(false));
  };
  const retry = kind === 'chunk' ? () => location.reload() : again;
  return (
    <section className={styles.problem} role="alert">
      <Icon name="info" size={40} />
      <h1 className={styles.title}>{words['problem.title']}</h1>
      <p className={styles.text}>{words[`problem.${kind}`]}</p>
      <div className={styles.ways}>
        <Button variant="quiet" compact onClick={retry} disabled={isLoading}>
          <Icon name="reset" size={15} />
          {words[kind === 'chunk' ? 'problem.reload' : 'problem.retry']}
        </Button>
        <ButtonLink variant="quiet" compact href={HOME_PATHS[language]}>
          {words['problem.home']}
        </ButtonLink>
      </div>
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
