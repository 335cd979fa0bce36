/* Every style sheet of the site that a text may want: for frames that show one, and never for the studio’s own pages. */
import '@bank/ui/styles.css';
import '@bank/site/styles/site.css';
import '@bank/site/styles/focus.css';
export { TextPreview } from '@bank/site/text-preview';
