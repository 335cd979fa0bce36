// Their markup comes with the document, and so must their styles.
import '../search-overlay/SearchOverlay.module.css';
import './CopyNumber.module.css';
import './FundHeader.module.css';
import './Logo.module.css';
import './MainMenu.module.css';
import './PhoneMenuButton.module.css';
import './QuickBar.module.css';
import './SearchBox.module.css';
import './SiteHeader.module.css';
import './TopStrip.module.css';
import './panels.module.css';
import { fetchLate } from '../../base/page/late-data.ts';
import { latePart } from '../../base/state/LatePart.tsx';

/* The bars at the head of every page and at the foot of a phone: read as they came, until somebody turns to them. */

const lateBars = () => import('./late-bars.ts');

export const header = latePart(
  'the header',
  async () => (await lateBars()).Header,
  'pointed',
  ({ chrome }) => fetchLate(chrome.menu),
);
export const quickBar = latePart('the quick bar', async () => (await lateBars()).QuickBar, 'touched');
