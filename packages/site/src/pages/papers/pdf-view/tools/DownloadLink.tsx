import { downloadName } from '../document/document-title.ts';
import { ToolFace, toolClass } from './PaperTool.tsx';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

export function DownloadLink({ url, title }: { url: string; title: string }) {
  const words = useWords(pdfWords);
  return (
    <a className={toolClass} href={url} download={downloadName(title)}>
      <ToolFace icon="download" label={words['pdf.download']} />
    </a>
  );
}
