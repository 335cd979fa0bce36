import type { FeeVersion, Language } from '@bank/contract';

/** The list as of an edition; the current one is the bare page. */
export function editionAddress(path: string, effectiveDate: string, current: string | undefined): string {
  return effectiveDate === current ? path : `${path}?version=${effectiveDate}`;
}

export function noticeAddress(language: Language, notice: NonNullable<FeeVersion['notice']>): string {
  const path = language === 'CN' ? '/bobbank/seconddetail' : '/en/bobbank/seconddetail';
  return `${path}?id=${notice.id}&column=${notice.columnId}`;
}
