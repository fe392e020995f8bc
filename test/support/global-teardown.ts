import '../../scripts/typescript.js';

export default async function globalTeardown(): Promise<void> {
  const { stopServices } = await import('./services.js');
  await stopServices();
}
