import type { QrItem } from '@bank/contract';
import { Icon, usePanel } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import panels from './panels.module.css';
import styles from './SiteHeader.module.css';

export function QrPanel({ codes }: { codes: readonly QrItem[] }) {
  const words = useWords();
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
              {/* Fetched when the panel is opened, which few do. */}
              <img
                src={code.url}
                alt={words['header.qrCode'](code.title)}
                width={108}
                height={108}
                loading="lazy"
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
