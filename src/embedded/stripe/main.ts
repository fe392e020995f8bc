import { parseArgs } from 'node:util';
import { startLocalStripe } from './local-stripe.js';

// The test shop by itself: node --import ./scripts/typescript.js src/embedded/stripe/main.ts --port 4242
// Keys and addresses may be given by the environment as well; Ctrl-C or SIGTERM ends it.
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    file: { type: 'string' },
    'secret-key': { type: 'string', default: process.env['STRIPE_SECRET_KEY'] ?? 'sk_test_local' },
    'webhook-secret': { type: 'string', default: process.env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_local' },
    'webhook-url': { type: 'string' },
    'settle-ms': { type: 'string', default: '5000' },
  },
});

const stripe = await startLocalStripe({
  port: Number(values.port ?? 0),
  secretKey: values['secret-key'],
  webhookSecret: values['webhook-secret'],
  settleMs: Number(values['settle-ms']),
  ...(values.file && { file: values.file }),
  ...(values['webhook-url'] && { webhookUrl: values['webhook-url'] }),
});
console.log(stripe.url);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stripe.close().then(() => process.exit(0)));
}
