import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerLoopbackNames } from '../../shared/http/known-hosts.js';
import { heedOwnPagesOnly } from '../../shared/http/own-pages.js';
import { freePort } from '../ports.js';
import { moveAddresses } from './addresses.js';
import { serveApi } from './api-routes.js';
import { Api, speakStripe } from './api.js';
import { Books } from './books.js';
import { articles, catalogueOf, type Article } from './catalogue.js';
import { serveControl } from './control.js';
import { Delivery } from './delivery.js';
import { Faults } from './faults.js';
import { servePages } from './pages.js';
import { expireDue, settleDue } from './payments.js';

export interface LocalStripeOptions {
  /** A free one when not said. */
  readonly port?: number;
  /** The books outlive this process in it; without it they are gone with the process. */
  readonly file?: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Events wait until there is one. */
  readonly webhookUrl?: string;
  /** How long a slow payment takes, 5 s when not said. */
  readonly settleMs?: number;
  readonly products?: readonly Article[];
}

export interface LocalStripe {
  /** Without a trailing slash: a value for STRIPE_API_BASE. */
  readonly url: string;
  readonly port: number;
  deliverTo(webhookUrl: string): void;
  /** Settles when no event is on its way; events that are held do not count. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const BODY_LIMIT = 1024 * 1024;
const LOOK_MS = 100;
const LOOK_FOR_EXPIRED_MS = 10_000;

/**
 * A test shop on loopback that speaks as Stripe does: the API, the page where one pays, and the events. No money is
 * drawn.
 * @throws Error in production, and when the port is taken
 */
export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('The test shop does not run in production');
  const { secretKey, settleMs = 5_000 } = options;
  const port = options.port || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const books = new Books(catalogueOf(options.products ?? articles), options.file);
  books.act((change) => moveAddresses(change, books.all('checkout.session'), books.all('charge'), url));
  const delivery = new Delivery(books, options.webhookSecret, options.webhookUrl);
  const faults = new Faults();

  const server = new FastifyAdapter({ bodyLimit: BODY_LIMIT, forceCloseConnections: true }).getInstance();
  answerLoopbackNames(server);
  heedOwnPagesOnly(server, url);
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  await server.register(
    async (api) => {
      speakStripe(api, secretKey);
      faults.watch(api);
      serveApi(new Api(api, books), books, url);
    },
    { prefix: '/v1' },
  );
  await server.register(
    async (control) => serveControl(control, { books, delivery, faults, secretKey, settleMs }),
    { prefix: '/_local' },
  );
  await server.register(async (pages) => servePages(pages, books, settleMs));
  await server.listen({ port, host: '127.0.0.1' });

  const settleSlow = () => books.act((change) => settleDue(change, books.all('slow'), Date.now()));
  const expireOld = () => books.act((change) => expireDue(change, books.all('checkout.session')));
  expireOld();
  const looks = [setInterval(settleSlow, LOOK_MS), setInterval(expireOld, LOOK_FOR_EXPIRED_MS)];
  for (const look of looks) look.unref();
  delivery.resume();
  return {
    url,
    port,
    deliverTo: (webhookUrl) => delivery.deliverTo(webhookUrl),
    settled: () => delivery.settled(),
    async close() {
      looks.forEach((look) => clearInterval(look));
      await delivery.stop();
      await server.close();
    },
  };
}
