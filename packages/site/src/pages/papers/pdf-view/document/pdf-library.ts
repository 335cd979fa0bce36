/**
 * What the viewer uses of pdf.js, fetched on this page only. The legacy build: the modern one calls functions of
 * 2025 (Map.getOrInsertComputed, Math.sumPrecise), and browsers sold here are built on older engines.
 */
export { PDFWorker, TextLayer, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
