import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { jsonDepth } from '../../http/limits/json-depth.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import { REPORTS_PATH } from '../../http/reports/reports-path.ts';
import { violationsIn } from '../../http/reports/violation.ts';
import { isFromElsewhere } from '../../http/requests/from-elsewhere.ts';
import type { Config } from '../../operation/config.ts';
import type { AppParts } from '../app-parts.ts';
import type { Visitors } from '../visitors.ts';

// Neither is one that a form or a script of another site can send without asking first.
const TYPES = ['application/csp-report', 'application/reports+json'];
const DEEPEST = 4;
/** No network address, so nobody's own limit. */
const EVERYBODY = 'everybody';

interface ReportsMounting extends Pick<AppParts, 'metrics' | 'log'> {
  visitors: Visitors;
  config: Pick<Config, 'siteOrigin'>;
}

/**
 * Takes what browsers report of the policy (SEC-26): every one is counted by directive and kind, the first of a minute are
 * logged, nothing is stored. The answer never says what became of it.
 */
export function mountReports(
  app: FastifyInstance,
  { visitors, config, metrics, log }: ReportsMounting,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser<string>(TYPES, { parseAs: 'string' }, (request, body, done) => {
      if (jsonDepth(body) > DEEPEST) done(new RequestRefused(400, 'No report is nested so deeply.'));
      else void parse(request, body, done);
    });
    scope.post(REPORTS_PATH, {
      config: { kind: 'other' },
      onRequest: async (request) => {
        if (isFromElsewhere(request)) throw new RequestRefused(403, 'The report came from another site.');
      },
      handler: async (request, reply) => {
        reply.code(204).header('cache-control', CACHE_CONTROL.never);
        if (visitors.admit('report', visitors.nameOf(request)) !== undefined) {
          metrics.policyReportsLimited.inc();
          return reply.send();
        }
        for (const violation of violationsIn(request.body, config.siteOrigin)) {
          metrics.policyViolations.inc({ directive: violation.directive, blocked: violation.kind });
          if (visitors.admit('report', EVERYBODY) === undefined)
            log.warn({ ...violation }, 'policy violated');
        }
        return reply.send();
      },
    });
  });
}
