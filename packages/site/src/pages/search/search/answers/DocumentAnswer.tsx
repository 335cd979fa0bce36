import type { DirectAnswer, FileRef } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { formatFileSize } from '../../../../base/format/file-size.ts';
import { useDocument, useSite, useWords } from '../../../../base/state/site-context.ts';
import { pdfViewAddress } from '../../../../parts/links/pdf-address.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

/** What was published under the number that was typed. */
export function DocumentAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'DOCUMENT' }> }) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const { number, title, publishDate, url, file } = answer;
  return (
    <AnswerCard
      title={title}
      figures={[
        { name: words.documentNumber, value: number },
        ...(file === undefined ? [] : [{ name: words.documentFile, value: <Paper file={file} /> }]),
      ]}
      notes={[words.published(dayInProse(publishDate, language))]}
      more={{ name: words.readDocument, href: url }}
    />
  );
}

function Paper({ file: { path, ext, size } }: { file: FileRef }) {
  const { language } = useSite();
  const { fileBase } = useDocument();
  return (
    <a href={pdfViewAddress(language, path) ?? fileBase + path}>
      {`${ext.toUpperCase()} ${formatFileSize(size)}`}
    </a>
  );
}
