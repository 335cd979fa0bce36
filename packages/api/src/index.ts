export { registerApi, type ApiOptions } from './api.ts';
export { createTransport, createVisitorTransport, type VisitorTransport } from './in-process.ts';
export { openApiDocument } from './open-api/open-api.ts';
export { escaped } from './feeds/escaped.ts';
export { buildFeed } from './feeds/build-feed.ts';
export { buildDiscoveryFile } from './discovery/discovery-file.ts';
export { buildSitemap } from './sitemap/build-sitemap.ts';

export { csvText } from './downloads/csv-text.ts';
export { askDownload, type AskedDownload, type DownloadAnswer } from './downloads/ask-download.ts';
export { fileNameOf } from './files/file-name.ts';
export { retryAfterOf, statusOf } from './send-envelope.ts';
export type { TrackSalt } from './tracking/accepted-salt.ts';
export { inEvenTime } from './even-time.ts';
export type { HandlerDeps, VisitorDeps } from './handlers.ts';
