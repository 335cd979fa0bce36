import { usePdfWords } from '../use-pdf-words.ts';
import { downloadName } from '../document/document-title.ts';
import { ToolFace, toolClass } from './ToolButton.tsx';

export function DownloadLink({ url, title }: { url: string; title: string }) {
  const words = usePdfWords();
  return (
    <a className={toolClass} href={url} download={downloadName(title)}>
      <ToolFace icon="download" label={words['pdf.download']} />
    </a>
  );
}
