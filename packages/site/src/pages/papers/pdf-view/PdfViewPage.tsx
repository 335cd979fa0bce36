import type { PaperInLanguages } from '@bank/contract';
import { useHydrated } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useDocument } from '../../../base/state/site-context.ts';
import { NoFile } from './NoFile.tsx';
import { PlainFile } from './PlainFile.tsx';
import { Viewer } from './Viewer.tsx';

/** /pdfView?file=… and its English twin (S2-pdf). Reading a PDF needs script; without it there is the file itself. */
export function PdfViewPage({ query, data: paper }: PageProps<PaperInLanguages>) {
  const { fileBase } = useDocument();
  const isAlive = useHydrated();
  const file = query['file'];
  if (file === undefined) return <NoFile />;
  const url = fileBase + file;
  return isAlive ? (
    <Viewer key={url} url={url} file={file} paper={paper} />
  ) : (
    <PlainFile url={url} file={file} paper={paper} />
  );
}
