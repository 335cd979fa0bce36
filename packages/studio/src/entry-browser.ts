import { saveWhileTyping } from './browser/autosave.ts';
import { takeDroppedTables } from './browser/drop-table.ts';
import { listenForKeys, listenForSignatures } from './browser/signing.ts';

listenForKeys();
listenForSignatures();
saveWhileTyping();
takeDroppedTables();
