interface Words {
  zh: { title: string; text: string };
  en: { title: string; text: string };
}

const FAILED: Words = {
  zh: { title: '页面暂时无法显示', text: '系统出现问题，我们已收到通知。请稍后再试，或致电客服热线 95526。' },
  en: {
    title: 'This page cannot be shown right now',
    text: 'Something went wrong on our side and we have been told. Please try again later, or call 95526.',
  },
};
const UNAVAILABLE: Words = {
  zh: { title: '网站内容暂时不可用', text: '请过一会儿再试，或致电客服热线 95526。' },
  en: { title: 'The site is briefly unavailable', text: 'Please try again in a moment, or call 95526.' },
};
const MISSING: Words = {
  zh: { title: '没有这个文件', text: '您访问的地址不存在。' },
  en: { title: 'There is no such file', text: 'Nothing exists at this address.' },
};
const REFUSED: Words = {
  zh: { title: '无法处理这个请求', text: '请检查网址，或从首页重新开始。' },
  en: {
    title: 'This request cannot be handled',
    text: 'Please check the address, or start from the home page.',
  },
};
const TOO_MANY: Words = {
  zh: { title: '操作过于频繁', text: '请过一会儿再试，或致电客服热线 95526。' },
  en: { title: 'Too many attempts', text: 'Please try again in a little while, or call 95526.' },
};

function wordsFor(status: number): Words {
  if (status === 429) return TOO_MANY;
  if (status === 503) return UNAVAILABLE;
  if (status === 404) return MISSING;
  return status >= 500 ? FAILED : REFUSED;
}

/**
 * The page for when no page could be made: needs neither React nor content, and says nothing of the cause.
 * `requestId` is what the visitor can read out to the hotline; the log holds the cause under it.
 */
export function errorPage(status: number, requestId: string, stylesheets: readonly string[]): string {
  const { zh, en } = wordsFor(status);
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${zh.title} ${en.title}</title>
${links}
</head>
<body>
<main>
<h1>${zh.title}</h1>
<p>${zh.text}</p>
<p><a href="/">返回首页</a></p>
<section lang="en">
<h2>${en.title}</h2>
<p>${en.text}</p>
<p><a href="/en">Home</a></p>
</section>
<p><small>${requestId}</small></p>
</main>
</body>
</html>
`;
}
