import { Icon } from '@bank/ui';
import { ToolbarToggle } from '../accessibility-toolbar/ToolbarToggle.tsx';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { Hotline } from './Hotline.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ChromePage } from './chrome-page.ts';
import { DEPOSIT_INSURANCE_PATHS } from './deposit-insurance-paths.ts';
import styles from './TopStrip.module.css';
import type { ChromeConfig } from '../../base/page/chrome-data.ts';

/** The night strip above the header (S3-cn-strip, S3-en-strip); its entries differ by language. */
export function TopStrip({ config, page }: { config: ChromeConfig; page: ChromePage }) {
  const { language, words } = useSite();
  return (
    <div className={styles.strip} data-tone="night" data-divide="TOPBAR">
      <div className={styles.content}>
        <p className={styles.official}>
          <Icon name="insurance" size={16} />
          {`${words['strip.official']} `}
          <b className="num">{config.officialHost}</b>
        </p>
        {/* The English menu takes the whole width of the header. */}
        {language === 'EN' ? <SearchBox className={styles.search} /> : null}
        <nav className={styles.nav} aria-label={words['strip.label']}>
          <ul className={styles.entries}>
            {language === 'CN' ? <ChineseEntries config={config} /> : <EnglishEntries config={config} />}
            <li className={styles.entry}>
              <LanguageSwitch page={page} className={styles.language} />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

function ChineseEntries({ config }: { config: ChromeConfig }) {
  const { words } = useSite();
  return (
    <>
      <StripLink href={DEPOSIT_INSURANCE_PATHS.CN} label={words['strip.depositInsurance']} />
      <StripLink href="/bobbank/map" label={words['strip.branches']} />
      <li className={styles.entry} data-careers="">
        <SiteLink url={config.careersUrl} urlType="2" className={styles.link} externalIcon>
          {words['strip.careers']}
        </SiteLink>
      </li>
      <StripLink href="/bobbank/concat" label={words['strip.contact']} />
      <Hotline config={config} />
      <li className={styles.entry}>
        <ToolbarToggle className={styles.link}>
          <Icon name="accessibility" size={16} />
          {words['strip.accessibility']}
        </ToolbarToggle>
      </li>
    </>
  );
}

function EnglishEntries({ config }: { config: ChromeConfig }) {
  const { words } = useSite();
  return (
    <>
      <Hotline config={config} />
      <StripLink href="/en/about" label={words['strip.about']} />
      <StripLink href="/en/sitemap" label={words['strip.siteMap']} />
      <StripLink href="/en/bobbank/map" label={words['strip.branches']} />
      <li className={styles.entry}>
        <ToolbarToggle className={styles.link}>
          <Icon name="accessibility" size={16} />
          {words['strip.accessibility']}
        </ToolbarToggle>
      </li>
    </>
  );
}

function StripLink({ href, label }: { href: string; label: string }) {
  return (
    <li className={styles.entry}>
      <a className={styles.link} href={href}>
        {label}
      </a>
    </li>
  );
}
