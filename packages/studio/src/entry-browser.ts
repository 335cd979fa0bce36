import { awaitFindings } from './browser/await-findings.ts';
import { openEditors } from './browser/open-editors.ts';
import { saveWhileTyping } from './browser/autosave.ts';
import { takeDroppedTables } from './browser/drop-table.ts';
import { openGroupForms } from './browser/group-form/group-form.ts';
import { listenForFocus } from './browser/media/focus-point.ts';
import { listenForPicks } from './browser/media/media-picker.ts';
import { showUploaded, takeUploads } from './browser/media/upload.ts';
import { listenForOrder } from './browser/order-list.ts';
import { forgetOnSignOut, takeUpTyped } from './browser/kept-text.ts';
import { listenForKeys, listenForSignatures } from './browser/signing.ts';

// Before anything looks at what the form holds.
const takenUp = takeUpTyped();
awaitFindings();
listenForFocus();
forgetOnSignOut();
listenForKeys();
listenForOrder();
listenForPicks();
listenForSignatures();
openEditors();
openGroupForms();
saveWhileTyping();
showUploaded();
takeDroppedTables();
takeUploads();
takenUp?.dispatchEvent(new Event('input', { bubbles: true }));
