export { registerApi } from './calls/api.ts';
export type { ApiOptions } from './calls/api-options.ts';
export { createTransport, createVisitorTransport, type VisitorTransport } from './calls/in-process.ts';
export { openApiDocument } from './open-api/open-api.ts';
export { buildFeed } from './files/feeds/build-feed.ts';
export { buildDiscoveryFile } from './files/discovery/discovery-file.ts';
export { buildSitemap } from './files/sitemap/build-sitemap.ts';

export { csvText } from './files/downloads/csv-text.ts';
export { askDownload, type AskedDownload, type DownloadAnswer } from './files/downloads/ask-download.ts';
export { fileNameOf } from './files/file-name.ts';
export { retryAfterOf, statusOf } from './calls/send-envelope.ts';
export type { TrackSalt } from './subjects/tracking/accepted-salt.ts';
export { inEvenTime } from './calls/even-time.ts';
export type { HandlerDeps, VisitorDeps } from './base/handler.ts';
