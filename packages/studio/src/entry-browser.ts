import { awaitFindings } from './browser/await-findings.ts';
import { saveWhileTyping } from './browser/autosave.ts';
import { takeDroppedTables } from './browser/drop-table.ts';
import { forgetOnSignOut, takeUpTyped } from './browser/kept-text.ts';
import { listenForKeys, listenForSignatures } from './browser/signing.ts';

// Before anything looks at what the form holds.
const takenUp = takeUpTyped();
awaitFindings();
forgetOnSignOut();
listenForKeys();
listenForSignatures();
saveWhileTyping();
takeDroppedTables();
takenUp?.dispatchEvent(new Event('input', { bubbles: true }));
