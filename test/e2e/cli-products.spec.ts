import type { ProductView } from '../../src/billing/billing.types.js';
import { callAs, signUp } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { runCli } from '../support/cli.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

let stage: BillingStage;
beforeAll(async () => {
  stage = await sharedBillingStage();
});
afterAll(() => stage?.close());
afterEach(() => stage.stripe.control.faults({ count: 0 }));

const cli = (...args: string[]) => runCli(['products', ...args], { ...stage.app.env });
const listed = async () => JSON.parse((await cli('list', '--json')).stdout) as unknown;

describe('app-cli products', () => {
  it('adds a package, which is then sold', async () => {
    const added = await cli('add', 'package-10-reports', '--reports', '10');
    expect([added.code, added.stdout, added.stderr.trim()]).toEqual([
      0,
      '',
      'package-10-reports is sold for 790\u00a0kr and gives 10 reports; buyers see it within 5 minutes.',
    ]);
    expect(await listed()).toEqual([
      { productKey: 'single-report', reportCount: 1, position: 1, isActive: true, amount: 14_900 },
      { productKey: 'package-3-reports', reportCount: 3, position: 2, isActive: true, amount: 29_700 },
      { productKey: 'package-10-reports', reportCount: 10, position: 3, isActive: true, amount: 79_000 },
    ]);

    const { body } = await callAs(stage.app.url)<ProductView[]>('GET', '/products');
    expect(body.map(({ productKey }) => productKey)).toEqual([
      'single-report',
      'package-3-reports',
      'package-10-reports',
    ]);
    const person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, { productKey: 'package-10-reports' }));
    await stage.calm();
    expect(await stage.credits(person)).toBe(10);
  });

  it('retires it, and sells it again otherwise than before', async () => {
    const retired = await cli('retire', 'package-10-reports');
    expect([retired.code, retired.stderr.trim()]).toEqual([
      0,
      'package-10-reports is no longer sold; what was bought stays as it is.',
    ]);
    const { stdout } = await cli('list');
    expect(stdout).toMatch(/package-10-reports +10 +3 +retired +–/);
    expect(stdout).toMatch(/single-report +1 +1 +sold +149\u00a0kr/);
    const again = await cli('add', 'package-10-reports', '--reports', '12', '--order', '0', '--json');
    const sold = { productKey: 'package-10-reports', reportCount: 12, position: 0, isActive: true };
    expect([again.code, again.stderr, JSON.parse(again.stdout)]).toEqual([
      0,
      '',
      { ...sold, amount: 79_000 },
    ]);
    expect(await listed()).toMatchObject([
      { productKey: 'package-10-reports', reportCount: 12, position: 0 },
      {},
      {},
    ]);
  });

  it('takes a package whose price is not at Stripe yet, and says so', async () => {
    const added = await cli('add', 'package-25-reports', '--reports', '25');
    expect([added.code, added.stderr]).toEqual([
      0,
      expect.stringContaining('buyers see it once Stripe has a price with this lookup key'),
    ]);
    expect((await cli('list')).stdout).toMatch(/package-25-reports +25 +\d+ +no price at Stripe +–/);
    const retired = await cli('retire', 'package-25-reports', '--json');
    expect([retired.stderr, JSON.parse(retired.stdout)]).toEqual([
      '',
      { productKey: 'package-25-reports', isActive: false },
    ]);
  });

  it('refuses what makes no sense', async () => {
    const twice = await cli('add', 'package-3-reports', '--reports', '4');
    expect([twice.code, twice.stderr.trim()]).toEqual([2, 'app-cli: Produkten säljs redan.']);
    const single = await cli('retire', 'single-report');
    expect([single.code, single.stderr.trim()]).toEqual([
      2,
      'app-cli: single-report opens one analysis and cannot be retired',
    ]);
    expect((await cli('retire', 'package-7-reports')).stderr).toContain('Produkten hittades inte');
    expect((await cli('add', 'package-7-reports')).stderr).toContain('--reports');
    for (const wrong of ['0', '1001', '2.5'])
      expect((await cli('add', 'package-7-reports', '--reports', wrong)).code).toBe(1);
    expect((await cli('add', 'paket sju', '--reports', '7')).code).toBe(1);
    expect(JSON.stringify(await listed())).not.toMatch(/package-7|paket/);
  });

  it('lists without prices while Stripe does not answer', async () => {
    await stage.stripe.control.faults({ status: 500, count: 100 });
    const list = await cli('list');
    expect([list.code, list.stderr.trim()]).toEqual([3, expect.stringContaining('Stripe does not answer')]);
    expect(list.stdout).toMatch(/single-report +1 +1 +sold +–/);
  });
});
