export const HOME_PATHS = { CN: '/personal', EN: '/en' } as const;

/** The page that shows a document. */
export const PDF_VIEW_PATHS = { CN: '/pdfView', EN: '/en/pdfView' } as const;
