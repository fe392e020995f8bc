import { ConfigError, loadConfig } from '../../src/shared/config/config.js';
import { operatorUntold } from '../../src/shared/config/operator.js';
import { isWithoutProxies, proxiesUntold } from '../../src/shared/config/trusted-proxies.js';
import { spokenToWithoutTls } from '../../src/shared/config/without-tls.js';
import type { CallEnvironment } from '../context.js';
import { ok, warning, wrong, type Finding } from './finding.js';

const name = 'configuration';

/** Every fault of it at once; each probe then uses what of it can be used. */
export function lookAtConfiguration({ env, embedded, missing }: CallEnvironment): Finding[] {
  if (missing !== undefined) return [wrong(name, 'no services are configured', missing)];
  try {
    const config = loadConfig(env, { embedded });
    const { nodeEnv, role, publicUrl } = config;
    const source = embedded ? 'of the instance that "npm start" runs' : 'from the environment';
    const isUntold = nodeEnv === 'production' && !config.operator;
    const isForThisMachine =
      nodeEnv === 'production' && config.operationsPort !== undefined && config.metricsToken === undefined;
    const inClear = nodeEnv === 'production' ? spokenToWithoutTls(config) : [];
    return [
      ok(name, `${source}: ${nodeEnv}, role ${role}, ${publicUrl}`),
      ...inClear.map(({ service, host, variable, remedy }) =>
        warning(name, `${service} at ${host} is spoken to without TLS`, `in ${variable}, ${remedy}`),
      ),
      ...(isWithoutProxies(config) ? [warning(name, proxiesUntold.found, proxiesUntold.remedy)] : []),
      ...(isForThisMachine
        ? [
            warning(
              name,
              `metrics and health on port ${config.operationsPort} are answered to this machine alone`,
              'set METRICS_TOKEN where other machines read them',
            ),
          ]
        : []),
      ...(isUntold ? [warning(name, operatorUntold.found, operatorUntold.remedy)] : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) =>
      wrong(name, fault, 'set it as .env.example says, for the server and for this command'),
    );
  }
}
