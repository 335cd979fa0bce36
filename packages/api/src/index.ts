export { registerApi, type ApiOptions } from './api.ts';
export { createTransport } from './in-process.ts';
export { openApiDocument } from './open-api.ts';
export type { HandlerDeps } from './handlers.ts';
export { buildFeed } from './feeds/build-feed.ts';
export { askDownload, type AskedDownload, type DownloadAnswer } from './downloads/ask-download.ts';
