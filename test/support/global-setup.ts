// Jest loads this file by Node's own import, outside its module system: the hooks make TypeScript importable here.
import '../../scripts/typescript.js';

export default async function globalSetup(): Promise<void> {
  const { startServices } = await import('./services.js');
  await startServices();
  // PostgreSQL and Redis end as this process exits, which a signal would spare it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}
