import module from 'node:module';
import { ConfigError, loadConfig } from './shared/config/config.js';

// What V8 made of the program is kept for the next start, in the system's folder for such; Node 20 cannot.
(module as Partial<typeof module>).enableCompileCache?.();

const env = process.env;
// A role of its own only makes sense on services shared with other processes.
const isConfigured =
  env['DATABASE_URL'] ||
  env['REDIS_URL'] ||
  env['NODE_ENV'] === 'production' ||
  (env['ROLE'] && env['ROLE'] !== 'all');

try {
  if (isConfigured) {
    const { run } = await import('./run.js');
    await run(loadConfig(env));
  } else {
    const { startEmbedded } = await import('./embedded/start.js');
    await startEmbedded(env);
  }
} catch (error) {
  const known = error instanceof ConfigError || (error instanceof Error && error.name === 'StartError');
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
