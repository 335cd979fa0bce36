import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './TooltipTerm.module.css';

interface TooltipTermProps {
  /** Where the term is explained; what a tap follows, and a visitor without script. */
  href: string;
  /** What it means, in a sentence or two. */
  text: string;
  children: ReactNode;
}

/**
 * A term with its meaning on hover and focus (WCAG 1.4.13): the pointer may rest on the tip, it stays until the visitor
 * goes on, and Escape takes it away without moving anything.
 */
export function TooltipTerm({ href, text, children }: TooltipTermProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'away' | 'near' | 'dismissed'>('away');
  const [isAtEdge, setAtEdge] = useState(false);
  useLayoutEffect(() => {
    if (state !== 'near' || tip.current === null) return;
    setAtEdge(tip.current.getBoundingClientRect().right > document.documentElement.clientWidth);
  }, [state]);
  useEffect(() => {
    if (state !== 'near') return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [state]);
  return (
    <span
      className={styles.term}
      data-dismissed={state === 'dismissed' ? '' : undefined}
      data-at-edge={state !== 'away' && isAtEdge ? '' : undefined}
      onPointerEnter={() => setState('near')}
      onPointerLeave={() => setState('away')}
      onFocus={() => setState('near')}
      onBlur={() => setState('away')}
    >
      <a className={styles.link} href={href} aria-describedby={id}>
        {children}
      </a>
      <span className={styles.tip} ref={tip} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}
