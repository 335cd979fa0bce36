import { readFileSync, writeFileSync, readdirSync, statSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedEngine } from '@bank/search';
import { labelledQueries } from './labels.mjs';
import { ndcgAt10, recallAt10, mean } from './scores.mjs';
const folder='/tmp/w/relevance/.cache/bench-search/search';
const name=readdirSync(folder).filter(n=>/^search-.+\.db$/.test(n)).sort((a,b)=>statSync(folder+'/'+b).mtimeMs-statSync(folder+'/'+a).mtimeMs)[0];
const file=folder+'/'+name;
const db=new DatabaseSync(file,{readOnly:true});
const documents=db.prepare('SELECT d.id, d.lang AS language, o.title, o.tags FROM d JOIN o ON o.rowid=d.rowid').all().map(r=>({...r,tags:JSON.parse(r.tags).join(' ')}));
const byId=new Map(documents.map(d=>[d.id,d]));
const queries=labelledQueries(documents);
const engine=await EmbeddedEngine.open(file,{deadlineMs:60000});
const NOW=Date.parse('2026-11-22T10:00:00+08:00');
const P={article:'a',edu:'e','link-page':'l',page:'p',fee:'f',wealth:'w',fund:'u',branch:'b',card:'c',merchant:'m',file:'file',banner:'h',list:'s'};
const short=(id)=>{const m=/^(.*?)-(CN|EN)-(.*)$/.exec(id);return (P[m[1]]??m[1])+':'+(m[1]==='file'?byId.get(id).title.slice(0,18):m[3])};
const rows=[];const changed=[];
for(const q of queries){const a=await engine.search(q.keyword,{language:q.language,now:NOW},{number:1,size:10});const ids=a.list.map(x=>x.id);
 if((a.correctedKeyword!==undefined||a.suggestions.length)&&!['typo','pinyin'].includes(q.kind))changed.push(q.keyword+'→'+(a.correctedKeyword??a.suggestions));
 rows.push({...q,ids,corr:a.correctedKeyword,sug:a.suggestions,n:ndcgAt10(ids,q.grades),r:recallAt10(ids,q.grades)});}
const out={};for(const r of rows)out[r.language+r.keyword]=r.n;
const prev=existsSync('/tmp/rel/prev.json')?JSON.parse(readFileSync('/tmp/rel/prev.json')):{};
console.log(queries.length,'nDCG',mean(rows.map(r=>r.n)).toFixed(4),'R',mean(rows.map(r=>r.r)).toFixed(4),'empty',rows.filter(r=>!r.ids.length).map(r=>r.keyword).join(','));
const kinds=[...new Set(rows.map(r=>r.kind))];console.log(kinds.map(k=>k+' '+mean(rows.filter(r=>r.kind===k).map(r=>r.n)).toFixed(2)).join('  '));
const old=rows.slice(0,154),nw=rows.slice(154);console.log('first 154',mean(old.map(r=>r.n)).toFixed(4),'later',mean(nw.map(r=>r.n)).toFixed(4));
console.log('changed',changed.join(' '));
for(const r of rows){const p=prev[r.language+r.keyword];if(p!==undefined&&Math.abs(p-r.n)>0.02)console.log(r.n>p?'+':'-',r.keyword,p.toFixed(2),'→',r.n.toFixed(2));}
if(process.argv.includes('--save'))writeFileSync('/tmp/rel/prev.json',JSON.stringify(out));
const lim=Number(process.argv.find(a=>a.startsWith('--under='))?.slice(8)??0);
for(const r of rows.filter(r=>r.n<lim)){console.log(`${r.n.toFixed(2)} r${r.r.toFixed(2)} ${r.kind} ${r.language} ${r.keyword}${r.corr?' ⇒'+r.corr:''}${r.sug.length?' ?'+r.sug:''}\n   found ${r.ids.map(i=>short(i)+(r.grades[i]?'='+r.grades[i]:'')).join('  ')}\n   missed ${Object.keys(r.grades).filter(i=>!r.ids.includes(i)).map(i=>short(i)+'='+r.grades[i]).slice(0,12).join(' ')}`);}
await engine.close();
