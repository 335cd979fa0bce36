import type * as api from '@bank/api';
import type { openContentStore } from '@bank/store';
import type { ApiParts } from '../app/app-parts.ts';
import type { Config } from '../operation/config.ts';
import type { ErrorHook } from '../operation/error-hook.ts';
import type { Logger } from '../operation/log.ts';
import type { SiteSource } from '../pages/site-module.ts';
import type { OpenTracing } from './open-tracing.ts';

export interface ServeParts {
  config: Config;
  api: ApiParts & Pick<typeof api, 'createTransport'>;
  log: Logger;
  /** Undefined where traces are off. */
  tracing?: OpenTracing | undefined;
  /** Undefined where nobody is told. */
  errors?: ErrorHook | undefined;
  /** A cluster's primary has the operators' listener for all its workers. */
  hasOperators: boolean;
  /** What a test puts in place of the real store and the built site. */
  openStore?: () => ReturnType<typeof openContentStore>;
  openSite?: () => Promise<SiteSource>;
  clientFolder?: string | undefined;
}
