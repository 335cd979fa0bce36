import type { QrItem } from '@bank/contract';
import { Icon, useHydrated, usePanel } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import panels from './panels.module.css';
import styles from './SiteHeader.module.css';

export function QrPanel({ codes }: { codes: readonly QrItem[] }) {
  const words = useWords();
  const isAlive = useHydrated();
  const { root, trigger, panel } = usePanel<HTMLDivElement>();
  return (
    <div {...root} className={`${styles.tool} ${panels.root}`} data-divide="QR">
      <button {...trigger} type="button" className={styles.iconButton} aria-label={words['header.qr']}>
        <Icon name="qrcode" size={24} />
      </button>
      <div {...panel} className={`${panels.panel} ${panels.qr}`} data-tone="paper">
        <ul className={panels.codes}>
          {codes.map((code) => (
            <li key={code.url}>
              {/* Few open it: fetched once somebody has turned to the header, which then comes alive. */}
              <img
                src={code.url}
                alt={words['header.qrCode'](code.title)}
                width={108}
                height={108}
                loading={isAlive ? 'eager' : 'lazy'}
              />
              {/* For those who hold the device that should scan it (NAV-6). */}
              {code.link === undefined ? (
                code.title
              ) : (
                <SiteLink url={code.link} urlType="2">
                  {code.title}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
