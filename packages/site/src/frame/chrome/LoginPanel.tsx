import { useEffect } from 'react';
import type { LoginGroup } from '@bank/contract';
import { buttonClass, Icon, usePanel } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { KeptMarkup } from '../../base/state/KeptMarkup.tsx';
import { writeLayout } from '../../base/state/layout-store.ts';
import { useWords } from '../../base/state/site-context.ts';
import panels from './panels.module.css';
import styles from './SiteHeader.module.css';

/** Links out to online banking by business; this site never asks for a password (specification 6). */
export function LoginPanel({ groups }: { groups: readonly LoginGroup[] }) {
  const words = useWords();
  const { open, root, trigger, panel } = usePanel<HTMLDivElement>();
  useEffect(() => writeLayout({ loginListOpen: open }), [open]);
  return (
    <div {...root} className={`${styles.tool} ${panels.root}`} data-divide="LOGIN">
      <button {...trigger} type="button" className={buttonClass({}, styles.login)}>
        {words['header.login']}
        <Icon name="chevron-down" size={13} weight={3} />
      </button>
      <div {...panel} className={`${panels.panel} ${panels.login}`} data-tone="paper">
        <KeptMarkup of={groups}>
          <LoginGroups groups={groups} />
        </KeptMarkup>
        <p className={panels.loginNotice}>{words['header.loginNotice']}</p>
      </div>
    </div>
  );
}

interface LoginGroupsProps {
  groups: readonly LoginGroup[];
  /** Of each group's name. */
  heading?: 'h2' | 'h3';
}

export function LoginGroups({ groups, heading: Heading = 'h2' }: LoginGroupsProps) {
  return groups.map((group) => (
    <section key={group.bizName} className={panels.loginGroup}>
      <Heading className={panels.loginName}>{group.bizName}</Heading>
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
