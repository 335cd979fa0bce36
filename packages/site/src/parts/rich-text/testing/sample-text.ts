import type { Language } from '@bank/contract';

/** A text with everything that one from the content store may hold, as the import leaves it. */
export const SAMPLE_TEXT: Record<Language, string> = {
  CN: `<h2 id="s-1">一、调整内容</h2>
<p>自 <b>2026 年 11 月 12 日</b>起，本行下调部分人民币存款挂牌利率，<a href="/personal/dkll">最新利率</a>见利率页。已存入的定期存款在约定存期内利率不变。</p>
<h2 id="s-2">二、利率表</h2>
<table><thead><tr><th scope="col">存期</th><th scope="col">调整前 %</th><th scope="col">调整后 %</th></tr></thead>
<tbody><tr><th scope="row">一年</th><td>1.15</td><td>1.10</td></tr><tr><th scope="row">三年</th><td>1.50</td><td>1.45</td></tr></tbody></table>
<h2 id="s-3">三、常见问题</h2>
<ul><li>通知存款不在本次调整之列。</li><li>自动转存按转存日利率计息。</li></ul>
<blockquote><p>利率以业务办理时网点公示为准。</p></blockquote>
<h3 id="s-4">咨询方式</h3>
<ol><li>拨打客服热线 95526。</li><li>前往任一网点。</li></ol>`,
  EN: `<h2 id="s-1">What changes</h2>
<p>From <b>12 November 2026</b> some posted renminbi deposit rates are lower; <a href="/en/personal/dkll">current rates</a> are on the rates page. Time deposits already made keep their rate to the end of their term.</p>
<h2 id="s-2">The rates</h2>
<table><thead><tr><th scope="col">Term</th><th scope="col">Before %</th><th scope="col">After %</th></tr></thead>
<tbody><tr><th scope="row">One year</th><td>1.15</td><td>1.10</td></tr><tr><th scope="row">Three years</th><td>1.50</td><td>1.45</td></tr></tbody></table>
<h2 id="s-3">Questions</h2>
<ul><li>Call deposits are not part of this change.</li><li>Rollovers take the rate of their day.</li></ul>
<blockquote><p>The rate shown at the branch at the time of dealing holds.</p></blockquote>
<h3 id="s-4">Ask us</h3>
<ol><li>Call 95526.</li><li>Visit any branch.</li></ol>`,
};
