/* Every style sheet that a page may want, in one file; first the one that says in which order the layers are. */
import '@bank/ui/styles.css';
import '@bank/ui/parts/Button/Button.module.css';
import '@bank/ui/parts/SkipLink/SkipLink.module.css';
import '@bank/site/figures.css';
export { pageSheets } from './pages/page-styles.ts';
