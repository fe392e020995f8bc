/** The migrated database that each test's own is copied from. */
export const TEMPLATE = 'template_app';
/** Redis database 0 counts the spaces handed out; the rest are the spaces. */
export const REDIS_SPACES = 1_000;

function told(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: this test needs services, so its file belongs in test/integration, e2e or browser`,
    );
  return value;
}

/** Makes the services known to the test files, which run in other processes. */
export function tell(services: { postgresUrl: string; redisUrl: string }): void {
  process.env['TEST_POSTGRES_URL'] = services.postgresUrl;
  process.env['TEST_REDIS_URL'] = services.redisUrl;
}

export const postgresUrl = () => told('TEST_POSTGRES_URL');
export const redisUrl = () => told('TEST_REDIS_URL');
