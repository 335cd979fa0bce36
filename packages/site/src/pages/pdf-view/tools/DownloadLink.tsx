import { useWords } from '../../../state/site-context.ts';
import { downloadName } from '../document/document-title.ts';
import { ToolFace, toolClass } from './ToolButton.tsx';

export function DownloadLink({ url, title }: { url: string; title: string }) {
  const words = useWords();
  return (
    <a className={toolClass} href={url} download={downloadName(title)}>
      <ToolFace icon="download" label={words['pdf.download']} />
    </a>
  );
}
