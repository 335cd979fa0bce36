import { Icon, VisuallyHidden } from '@bank/ui';
import { useHotlines } from '../../parts/links/hotlines.ts';
import { ToolbarToggle } from '../accessibility-toolbar/ToolbarToggle.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { ChromePage } from './chrome-page.ts';
import styles from './PhoneMenu.module.css';

interface PhoneMenuFootProps {
  page: ChromePage;
  onClose: () => void;
}

/** What is wanted on every page, in one row. */
export function PhoneMenuFoot({ page, onClose }: PhoneMenuFootProps) {
  const { words } = useSite();
  const hotlines = useHotlines();
  return (
    <div className={styles.foot}>
      <a href={`tel:${hotlines.service.dial}`}>
        <Icon name="hotline" size={20} />
        <VisuallyHidden>{words['hotline.service']} </VisuallyHidden>
        <span className="num">{hotlines.service.shown}</span>
      </a>
      <ToolbarToggle onToggle={onClose}>
        <Icon name="accessibility" size={20} />
        {words['phoneMenu.accessibility']}
      </ToolbarToggle>
      <LanguageSwitch page={page} />
    </div>
  );
}
