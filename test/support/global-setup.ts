// Jest loads this file by Node's own import, outside its module system: the hooks make TypeScript importable here.
import '../../scripts/typescript.js';

export default async function globalSetup(): Promise<void> {
  const { startServices } = await import('./services.js');
  await startServices();
}
