/** What a Chinese word follows: a space stands after figures only, so 2026-11-20 起 but 2026 年 11 月 20 日起. */
export const beforeHan = (text: string): string => (/\p{Script=Han}$/u.test(text) ? text : `${text} `);
