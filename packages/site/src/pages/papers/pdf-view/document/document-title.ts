/**
 * The title in the file without the name of the site, which authors write behind it:
 * `2026 年半年度报告 - 北曜银行` → `2026 年半年度报告`.
 */
export function documentTitle(written: string, siteName: string): string | undefined {
  const before = written.endsWith(siteName) ? written.slice(0, -siteName.length) : '';
  const bare = before.replace(/(?<!\s)\s*[-–—|·_]\s*$/u, '');
  // "关于北曜银行" ends with the name because it speaks of it.
  return (bare === before ? written : bare).trim() || undefined;
}

/** A name under which every system can save the download: `资产/负债: 2026` → `资产 负债 2026.pdf`. */
export function downloadName(title: string): string {
  return `${title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)}.pdf`;
}
