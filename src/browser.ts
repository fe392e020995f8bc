import { Logger } from '@nestjs/common';
import { serveBrowsers } from './shared/browser/browser-server.js';
import { loadBrowserConfig } from './shared/config/browser-config.js';
import { ConfigError } from './shared/config/config.js';
import { serviceLogger } from './shared/logging/service-logger.js';
import { processLogger } from './shared/logging/work-logger.js';

/** The browser's own process, without a database or a key. Ends with 1 when there is no browser to give. */
try {
  const config = loadBrowserConfig(process.env);
  Logger.overrideLogger(processLogger(serviceLogger({ ...config, role: 'browser' })));
  await serveBrowsers(config);
} catch (error) {
  const known =
    error instanceof ConfigError || (error instanceof Error && error.name === 'BrowserWithoutSandbox');
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
