import { awaitFindings } from './browser/await-findings.ts';
import { saveWhileTyping } from './browser/autosave.ts';
import { takeDroppedTables } from './browser/drop-table.ts';
import { listenForKeys, listenForSignatures } from './browser/signing.ts';

awaitFindings();
listenForKeys();
listenForSignatures();
saveWhileTyping();
takeDroppedTables();
