import type { ReactNode } from 'react';
import type { LinkItem } from '@bank/contract';
import { furtherLines, useHotlines } from '../../parts/links/hotlines.ts';
import { PrivacySettingsButton } from '../consent/PrivacySettingsButton.tsx';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useLate } from '../../base/page/late-data.ts';
import { KeptMarkup } from '../../base/state/KeptMarkup.tsx';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import { useFeature } from '../../parts/links/use-feature.ts';
import { Fold } from './Fold.tsx';
import { Logo } from './Logo.tsx';
import { footerLink } from '../../parts/links/footer-link.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import styles from './SiteFooter.module.css';

export function SiteFooter({ chrome }: { chrome: ChromeData }) {
  return (
    <KeptMarkup of={chrome}>
      <Footer chrome={chrome} />
    </KeptMarkup>
  );
}

function Footer({ chrome }: { chrome: ChromeData }) {
  const { words } = useSite();
  const { config, qr } = chrome;
  const { bottomConfigList, friendlyLinkList, legalLinkList } = useLate(chrome.footer);
  return (
    <footer
      className={styles.footer}
      aria-label={words['footer.label']}
      data-tone="night"
      data-divide="FOOTER"
      data-at-foot=""
    >
      <div className={styles.content}>
        <div className={styles.top} data-columns={bottomConfigList.length}>
          <div className={styles.bank}>
            <Logo config={config} isOnNight className={styles.logo} />
            <Hotlines config={config} />
          </div>
          {bottomConfigList.map((group) => (
            <section key={group.id} className={styles.column}>
              <h2 className={styles.heading}>{group.name}</h2>
              <Fold name={group.name} />
              <Links links={group.links} />
            </section>
          ))}
        </div>
        {friendlyLinkList.length === 0 ? null : (
          <div className={styles.middle}>
            <dl className={styles.friends}>
              {friendlyLinkList.map((group) => (
                <div key={group.id} className={styles.friendGroup}>
                  <dt>{group.name}</dt>
                  <dd>
                    <Fold name={group.name} />
                    <Links links={group.links} />
                  </dd>
                </div>
              ))}
            </dl>
            <ul className={styles.codes}>
              {qr.map((code) => (
                <li key={code.url}>
                  <img src={code.url} alt="" width={84} height={84} loading="lazy" />
                  {code.title}
                </li>
              ))}
            </ul>
          </div>
        )}
        <LegalLines config={config} links={legalLinkList} />
      </div>
    </footer>
  );
}

function Hotlines({ config }: Pick<ChromeData, 'config'>) {
  const { words } = useSite();
  const { service } = useHotlines();
  return (
    <dl className={styles.hotlines}>
      <div className={styles.service}>
        <dt>{words['footer.hotline']}</dt>
        <dd>
          <a className="num" href={`tel:${service.dial}`}>
            {service.shown}
          </a>
        </dd>
      </div>
      {furtherLines(config).map(({ word, number }) => (
        <div key={word} className={styles.line}>
          <dt>{words[word]}</dt>
          <dd>
            <a className="num" href={`tel:${number.dial}`}>
              {number.shown}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `children` stand at the end of the list, as one entry of their own. */
function Links({ links, children }: { links: readonly LinkItem[]; children?: ReactNode }) {
  const { language } = useSite();
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <SiteLink {...footerLink(link, language)}>{link.name}</SiteLink>
        </li>
      ))}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}

function LegalLines({ config, links }: Pick<ChromeData, 'config'> & { links: readonly LinkItem[] }) {
  const { words } = useSite();
  const { replayUrl } = useDocument();
  const isTracking = useFeature('tracking');
  const hasSettings = isTracking || replayUrl !== undefined;
  // Where to complain must be found on every page (CP-2).
  const complaints: LinkItem = {
    id: 'complaints',
    name: words['footer.complaints'],
    urlType: '1',
    url: config.complaintUrl,
  };
  return (
    <div className={styles.bottom}>
      <p className={styles.facts}>
        <span>
          © {config.copyrightYear} {config.legalName} {words['footer.rights']}
        </span>
        <SiteLink url="https://beian.miit.gov.cn/" urlType="2" lang="zh-CN">
          {config.icpNo}
        </SiteLink>
        <SiteLink url={config.policeUrl} urlType="2" lang="zh-CN">
          {config.policeNo}
        </SiteLink>
        <span>{config.depositInsuranceNote}</span>
        {config.ipv6 === '1' ? <span>{words['footer.ipv6']}</span> : null}
      </p>
      <Links links={[complaints, ...links]}>{hasSettings ? <PrivacySettingsButton /> : undefined}</Links>
    </div>
  );
}
