import type { ReactNode } from 'react';
import { useSite } from '../../base/state/site-context.ts';
import { TOGGLE_ATTRIBUTE } from './toolbar-state.ts';
import { toggleToolbar } from './call-toolbar.ts';
import { useToolbar } from './use-toolbar.ts';

const STATEMENTS = {
  CN: '/personal/linkDetails?id=accessibility-statement',
  EN: '/en/linkDetails?id=accessibility-statement',
};

interface ToolbarToggleProps {
  className?: string | undefined;
  /** Where the button stands in something that must close first. */
  onToggle?: () => void;
  children: ReactNode;
}

/** Opens the accessibility toolbar. Without script it leads to the accessibility statement instead. */
export function ToolbarToggle({ className, onToggle, children }: ToolbarToggleProps) {
  const { language } = useSite();
  const { open } = useToolbar().settings;
  const toggle = () => {
    onToggle?.();
    toggleToolbar();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        data-with-script=""
        aria-expanded={open}
        aria-keyshortcuts="Alt+Shift+A"
        onClick={toggle}
        {...{ [TOGGLE_ATTRIBUTE]: '' }}
      >
        {children}
      </button>
      <a className={className} href={STATEMENTS[language]} data-without-script="">
        {children}
      </a>
    </>
  );
}
