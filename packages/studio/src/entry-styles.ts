/* Every style sheet that a page may want, in one file. */
import '@bank/ui/styles.css';
import '@bank/ui/parts/Button/Button.module.css';
import '@bank/ui/parts/SkipLink/SkipLink.module.css';
import '@bank/site/figures.css';

import.meta.glob('./pages/**/*.module.css', { eager: true });
