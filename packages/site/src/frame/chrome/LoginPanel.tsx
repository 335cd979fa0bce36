import { useEffect } from 'react';
import type { LoginGroup } from '@bank/contract';
import { buttonClass, Icon, usePanel } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { KeptMarkup } from '../../base/state/KeptMarkup.tsx';
import { writeLayout } from '../../base/state/layout-store.ts';
import { useWords } from '../../base/state/site-context.ts';
import panels from './panels.module.css';
import quickBar from './QuickBar.module.css';
import styles from './SiteHeader.module.css';

interface LoginPanelProps {
  groups: readonly LoginGroup[];
  /** In the bar at a phone's foot: opens upwards, as wide as the window. */
  inQuickBar?: boolean;
}

/** Links out to online banking by business; this site never asks for a password (S1-anon). */
export function LoginPanel({ groups, inQuickBar = false }: LoginPanelProps) {
  const words = useWords();
  const { open, root, trigger, panel } = usePanel<HTMLDivElement>();
  useEffect(() => writeLayout({ loginListOpen: open }), [open]);
  return (
    <div
      {...root}
      className={inQuickBar ? quickBar.root : `${styles.tool} ${panels.root}`}
      data-divide="LOGIN"
    >
      <button
        {...trigger}
        type="button"
        className={inQuickBar ? quickBar.login : buttonClass({}, styles.login)}
      >
        {inQuickBar ? <Icon name="login" size={24} /> : null}
        {words['header.login']}
        {inQuickBar ? null : <Icon name="chevron-down" size={13} />}
      </button>
      <div
        {...panel}
        className={`${panels.panel} ${inQuickBar ? quickBar.panel : panels.login}`}
        data-tone="paper"
      >
        <KeptMarkup of={groups}>
          <LoginGroups groups={groups} />
        </KeptMarkup>
        <p className={panels.loginNotice}>{words['header.loginNotice']}</p>
      </div>
    </div>
  );
}

function LoginGroups({ groups }: { groups: readonly LoginGroup[] }) {
  return groups.map((group) => (
    <section key={group.bizName} className={panels.loginGroup}>
      <h2 className={panels.loginName}>{group.bizName}</h2>
      <ul className={panels.logins}>
        {group.loginUrls.map((login) => (
          <li key={login.url}>
            <SiteLink url={login.url} urlType="2" title={login.tip} externalIcon>
              {login.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
