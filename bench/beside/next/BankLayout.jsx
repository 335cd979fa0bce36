const TAGS = { cn: 'zh-CN', en: 'en' };

export async function BankLayout({ children, params }) {
  const { language } = await params;
  return (
    <html lang={TAGS[language]}>
      <body>{children}</body>
    </html>
  );
}
