import { z } from 'zod';
import { ConfigError, type Config } from './config.js';
import { flag, logFormat, logLevel, optional } from './values.js';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  BROWSER_SOCKET: z.string('the path of a socket is needed').min(1, 'the path of a socket is needed'),
  CHROMIUM_PATH: optional,
  BROWSER_WITHOUT_SANDBOX: flag.optional(),
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat.optional(),
});

/** All settings of the browser's own process. */
export interface BrowserServerConfig {
  /** Path of the Unix socket at which it gives browsers. */
  readonly browserSocket: string;
  readonly chromiumPath: string | undefined;
  /** Whether Chromium may run where the machine gives it no sandbox; only where that is said. */
  readonly browserWithoutSandbox: boolean;
  readonly logLevel: Config['logLevel'];
  readonly logFormat: Config['logFormat'];
}

/** @throws ConfigError listing all faults together */
export function loadBrowserConfig(env: Record<string, string | undefined>): BrowserServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const value = parsed.data;
  return Object.freeze({
    browserSocket: value.BROWSER_SOCKET,
    chromiumPath: value.CHROMIUM_PATH,
    browserWithoutSandbox: value.BROWSER_WITHOUT_SANDBOX ?? false,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT ?? (value.NODE_ENV === 'production' ? 'json' : 'text'),
  });
}
