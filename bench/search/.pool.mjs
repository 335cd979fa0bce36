import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { EmbeddedEngine } from '@bank/search';
import { openPeer, PEERS } from './peers.mjs';
import { labelledQueries } from './labels.mjs';
import { ndcgAt10 } from './scores.mjs';
const folder='/tmp/w/relevance/.cache/bench-search/search';
const file=folder+'/'+readdirSync(folder).find(n=>/^search-.+\.db$/.test(n));
const raw=JSON.parse(readFileSync('/tmp/rel/docs.json'));
const docs=raw.map(r=>({id:r.id,language:r.lang,date:r.date,title:r.title,tags:JSON.parse(r.tags).join(' '),code:r.code,text:r.summary+'\n'+r.body,summary:r.summary}));
const byId=new Map(docs.map(d=>[d.id,d]));
const P={article:'a',edu:'e','link-page':'l',page:'p',fee:'f',wealth:'w',fund:'u',branch:'b',card:'c',merchant:'m',file:'file',banner:'n'};
const short=(id)=>{const m=/^(.*?)-(CN|EN)-(.*)$/.exec(id);return (P[m[1]]??m[1])+':'+(m[1]==='file'?m[3].slice(0,6):m[3])};
const NOW=Date.parse('2026-11-22T10:00:00+08:00');
const engine=await EmbeddedEngine.open(file,{deadlineMs:30000});
const peers=Object.entries(PEERS).map(([n,b])=>openPeer(b,docs));
const show=async(q)=>{
  const ids=new Set();
  const own=(await engine.search(q.keyword,{language:q.language,now:NOW},{number:1,size:10})).list.map(x=>x.id);
  own.forEach(i=>ids.add(i));
  for(const p of peers) (await p(q.keyword,q.language)).slice(0,7).forEach(i=>ids.add(i));
  for(const i of Object.keys(q.grades??{})) ids.add(i);
  let out=`### ${q.kind} | ${q.language} | ${q.keyword}\n`;
  for(const id of [...ids].sort()){const d=byId.get(id);out+=`${q.grades?.[id]?'['+q.grades[id]+'] ':''}${short(id)} ${d.title.slice(0,q.language==='EN'?70:34)} ~ ${(d.summary||d.text).replace(/\n/g,' ').slice(0,q.language==='EN'?60:36)}\n`;}
  return [own,out];
};
let o='';
if(process.argv[2]==='new'){
  for(const l of readFileSync('/tmp/rel/new-queries.txt','utf8').split('\n')){ if(!l.includes(' | '))continue; const[kind,language,keyword]=l.split(' | '); o+=(await show({kind,language,keyword}))[1];}
  writeFileSync('/tmp/rel/pool-new.txt',o);
}else{
  for(const q of labelledQueries(docs)){const[own,out]=await show(q);const n=ndcgAt10(own,q.grades);if(n<0.985)o+=out.replace('\n',`  (${n.toFixed(2)})\n`);}
  writeFileSync('/tmp/rel/pool-old.txt',o);
}
await engine.close();
