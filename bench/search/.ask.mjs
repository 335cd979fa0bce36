import { readdirSync } from 'node:fs';
import { EmbeddedEngine } from '@bank/search';
const folder='/tmp/w/relevance/.cache/bench-search/search';
const e=await EmbeddedEngine.open(folder+'/'+readdirSync(folder).find(n=>/^search-.+\.db$/.test(n)),{deadlineMs:60000});
const NOW=Date.parse('2026-11-22T10:00:00+08:00');
for(const a of process.argv.slice(2)){const[l,k]=a.split(':');const r=await e.search(k,{language:l,now:NOW},{number:1,size:8});
console.log(`## ${k} total ${r.total} ${r.correctedKeyword??''} ?${r.suggestions} rel ${r.relatedKeywords}`);for(const h of r.list)console.log('  ',h.bestBet,h.docType,h.title.slice(0,40),'|',h.columnName,'|',h.summaryHtml.slice(0,70));}
await e.close();
