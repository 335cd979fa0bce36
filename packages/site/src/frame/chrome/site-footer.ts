// Its markup comes with the document, and so must its styles.
import '../consent/PrivacySettingsButton.module.css';
import './SiteFooter.module.css';
import { fetchLate } from '../../base/page/late-data.ts';
import { latePart } from '../../base/state/LatePart.tsx';

/** The foot of every page, far below what a visitor first sees. */
export const siteFooter = latePart(
  'the footer',
  () => import('./SiteFooter.tsx').then(({ SiteFooter }) => SiteFooter),
  'near',
  ({ chrome }) => fetchLate(chrome.footer),
);
