export const welcome = {
  'welcome.heading': '这一页正在准备',
  'welcome.lead': '内容还在准备，上线后会在这里公布。您现在可以先办理下面的事情，或致电 {hotline}。',
  'welcome.links': '常用入口',
} as const;
