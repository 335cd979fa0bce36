import { escaped } from '@bank/contract';

/** What somebody reads who has no link, or an old one. */
export const WITHOUT_LINK =
  '这是尚未发布的内容的预览，请使用收到的链接打开；链接到期后请向发送人索取新的链接。\n' +
  'This is a preview of content that is not published. Open it by the link that you were sent; when it has expired, ask for another one.\n';

export const bannerStyles = `.bank-preview {
  position: fixed;
  inset: 0 0 auto;
  z-index: 2147483647;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: 4px 16px;
  border-radius: 0 0 4px 4px;
  background: #7a1f1f;
  color: #fff;
  font: 600 13px/1.5 system-ui, sans-serif;
  text-align: center;
  pointer-events: none;
}
@media print {
  .bank-preview {
    position: static;
    width: auto;
  }
}
`;

export function bannerFor({ CN, EN }: { CN: string; EN: string }): string {
  return (
    '<div class="bank-preview" role="note">' +
    `<span lang="zh-CN">预览，尚未发布：${escaped(CN)}</span> · <span lang="en">Preview, not published: ${escaped(EN)}</span></div>`
  );
}
