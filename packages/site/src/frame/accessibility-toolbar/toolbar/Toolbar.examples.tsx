import { useEffect } from 'react';
import { useHydrated } from '@bank/ui';
import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { changeSettings } from '../toolbar-state.ts';
import { Toolbar } from './Toolbar.tsx';

/** Only ever drawn in the browser. The settings belong to the document: they are put back when the example goes. */
function Opened({ language }: { language: ExampleLanguage }) {
  useEffect(() => {
    changeSettings({ open: true, unfolded: true });
    return () => changeSettings({ open: false, unfolded: false });
  }, []);
  return (
    <div data-a11y-place="">
      {useHydrated() ? <Toolbar language={language} pinyinUrl={undefined} /> : null}
    </div>
  );
}

export const examples: Example[] = [
  {
    name: 'open',
    place: 'outside',
    isInEveryTheme: true,
    render: (language) => <Opened language={language} />,
  },
];
