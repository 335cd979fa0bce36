import { SEARCH_PATHS } from '@bank/contract';
import { Icon } from '@bank/ui';
import { HOTLINES } from '../../parts/links/hotlines.ts';
import { ToolbarToggle } from '../accessibility-toolbar/ToolbarToggle.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { DEPOSIT_INSURANCE_PATHS } from './deposit-insurance-paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { ChromePage } from './chrome-page.ts';
import styles from './PhoneMenu.module.css';

interface PhoneMenuFootProps {
  page: ChromePage;
  onClose: () => void;
}

/** What the top strip and the header offer on wider windows. */
export function PhoneMenuFoot({ page, onClose }: PhoneMenuFootProps) {
  const { language, words } = useSite();
  return (
    <div className={styles.foot}>
      <a href={`tel:${HOTLINES.service.dial}`}>
        <Icon name="hotline" size={20} />
        {words['hotline.service']} <b className="num">{HOTLINES.service.shown}</b>
      </a>
      {language === 'EN' ? null : (
        <a href={SEARCH_PATHS[language]}>
          <Icon name="search" size={20} />
          {words['header.search']}
        </a>
      )}
      <ToolbarToggle onToggle={onClose}>
        <Icon name="accessibility" size={20} />
        {words['strip.accessibility']}
      </ToolbarToggle>
      <a href={DEPOSIT_INSURANCE_PATHS[language]}>
        <Icon name="insurance" size={20} />
        {words['strip.depositInsurance']}
      </a>
      <LanguageSwitch page={page} className={styles.language} />
    </div>
  );
}
