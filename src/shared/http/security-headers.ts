import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isOfApi, routeOf } from './route-of.js';

/** What a browser is told with each answer. */
export interface SecurityHeaders {
  readonly publicUrl: string;
  /** `'sha256-…'` of the scripts and styles that stand in the pages themselves. */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
}

/** Nothing of a browser's that the product uses but the clipboard. */
const permissions = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Of data, which no browser has anything to run or to show of. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of the contract's page for people, whose viewer writes style elements. */
const docsPolicy = `${dataPolicy}; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`;

/** Registers what is told of pages, data and the contract's page; a route may name a policy of its own. */
export async function securityHeaders(fastify: FastifyInstance, given: SecurityHeaders): Promise<void> {
  const isSecure = given.publicUrl.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(given, isSecure) },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // Left out as the filter that it steered is gone from browsers.
    xXssProtection: false,
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    if (/^\/api\/docs(\/|$)/.test(routeOf(request))) {
      reply.header('content-security-policy', docsPolicy);
    } else if (isOfApi(request)) {
      reply.header('content-security-policy', dataPolicy);
    }
  });
}

function pageDirectives({ scriptHashes = [], styleHashes = [] }: SecurityHeaders, isSecure: boolean) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scriptHashes],
    styleSrc: ["'self'", ...styleHashes],
    imgSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // The address of the service worker is the one that a policy has to let through.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['service-worker'],
    ...(isSecure && { upgradeInsecureRequests: [] }),
  };
}
