import { ConfigError, loadConfig } from './config.js';

const complete = {
  DATABASE_URL: 'postgresql://localhost/x',
  REDIS_URL: 'redis://localhost:6379',
  JWT_SECRET: 'x'.repeat(32),
};

describe('loadConfig', () => {
  it('lists every fault at once', () => {
    expect(() => loadConfig({ PORT: 'abc' })).toThrow(ConfigError);
    try {
      loadConfig({ PORT: 'abc' });
    } catch (error) {
      for (const name of ['PORT', 'DATABASE_URL', 'REDIS_URL', 'JWT_SECRET']) {
        expect((error as Error).message).toContain(`- ${name}:`);
      }
    }
  });

  it('refuses in production what only belongs to local use, in the same list', () => {
    expect(() =>
      loadConfig({ ...complete, NODE_ENV: 'production', SCRAPING_HOST_MAP: 'a.se=http://127.0.0.1:1' }),
    ).toThrow(/PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*SCRAPING_HOST_MAP: is refused/);
    expect(() => loadConfig({ ...complete, NODE_ENV: 'production' }, { embedded: true })).toThrow(/embedded/);
  });

  it('takes a search service at any http address, a private one too, and none other', () => {
    const searchUrl = (url?: string) => loadConfig({ ...complete, SEARCH_URL: url }).searchUrl;
    expect(searchUrl()).toBeUndefined();
    expect(searchUrl('http://10.0.0.7:8888/search')).toBe('http://10.0.0.7:8888/search');
    expect(() => searchUrl('file:///etc/passwd')).toThrow(/SEARCH_URL: an http/);
  });

  it('reads the host map and drops what follows the origin', () => {
    const config = loadConfig({
      ...complete,
      SCRAPING_HOST_MAP: 'www.hemnet.se=http://127.0.0.1:9001/x,www.booli.se=http://127.0.0.1:9002',
    });
    expect(config.scrapingHostMap).toEqual({
      'www.hemnet.se': 'http://127.0.0.1:9001',
      'www.booli.se': 'http://127.0.0.1:9002',
    });
  });

  it('reads the limits that an operator has set, and refuses what is no limit', () => {
    const limits = (text?: string) => loadConfig({ ...complete, LIMITS: text }).limits;
    expect(limits()).toEqual({});
    expect(limits('checkout.person=40, checkout-confirm.network=999999')).toEqual({
      'checkout.person': 40,
      'checkout-confirm.network': 999_999,
    });
    for (const text of ['checkout=40', 'checkout.person=0', 'checkout.person=1e9', 'checkout.person=40,'])
      expect(() => limits(text)).toThrow(/LIMITS: ".*" is not act\.key=number/);
  });

  it('trusts the proxies that are named, and refuses what is none', () => {
    const proxies = (text?: string) => loadConfig({ ...complete, TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxies()).toEqual([]);
    expect(proxies('10.0.0.5, fd00::/8,')).toEqual(['10.0.0.5', 'fd00::/8']);
    for (const text of ['loopback', '10.0.0.5,0.0.0.0/0', '10.0.0.5 10.0.0.6'])
      expect(() => proxies(text)).toThrow(/TRUSTED_PROXIES: ".*" is no address and no network/);
  });

  it('takes weaknesses at the address of its mails, unless another is named', () => {
    const contact = (env: Record<string, string>) => loadConfig({ ...complete, ...env }).securityContact;
    expect(contact({ MAIL_FROM: 'Visningsklar <hej@prov.example>' })).toBe('mailto:hej@prov.example');
    expect(contact({ MAIL_FROM: ' hej@prov.example ' })).toBe('mailto:hej@prov.example');
    const named = { MAIL_FROM: 'inget-svar@prov.example', SECURITY_CONTACT: 'https://prov.example/sakerhet' };
    expect(contact(named)).toBe('https://prov.example/sakerhet');
    expect(() => contact({ SECURITY_CONTACT: 'mailto:a@b.se\nContact: x' })).toThrow(/SECURITY_CONTACT/);
    expect(() => contact({ SECURITY_CONTACT: 'hej@prov.example' })).toThrow(/SECURITY_CONTACT: a mailto/);
  });

  it('knows who runs the service when all of it is told, and nothing by halves', () => {
    const told = {
      OPERATOR_NAME: 'Provbolaget AB',
      OPERATOR_ORG_NUMBER: '556677-8899',
      OPERATOR_ADDRESS: 'Provgatan 1, 111 22 Stockholm',
    };
    const operatorOf = (env: Record<string, string>) => loadConfig({ ...complete, ...env }).operator;
    expect(operatorOf({})).toBeUndefined();
    expect(operatorOf(told)).toEqual({
      name: 'Provbolaget AB',
      orgNumber: '556677-8899',
      address: 'Provgatan 1, 111 22 Stockholm',
    });
    expect(() => operatorOf({ OPERATOR_NAME: 'Provbolaget AB' })).toThrow(
      /OPERATOR_ORG_NUMBER: is needed[\s\S]*OPERATOR_ADDRESS: is needed/,
    );
    expect(() => operatorOf({ ...told, OPERATOR_ORG_NUMBER: '5566' })).toThrow(
      /OPERATOR_ORG_NUMBER: ten digits/,
    );
  });

  it('writes with the model when there is a key, with the rules when there is none', () => {
    expect(loadConfig(complete).analyst).toBe('rules');
    expect(loadConfig({ ...complete, OPENAI_API_KEY: 'k' }).analyst).toBe('openai');
    expect(() => loadConfig({ ...complete, ANALYST: 'openai' })).toThrow(/OPENAI_API_KEY/);
  });

  it('takes no money that it would not hear of', () => {
    const stripe = (more: Record<string, string>) => loadConfig({ ...complete, ...more }).stripe;
    expect(stripe({})).toBeUndefined();
    expect(() => stripe({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET: is needed/);
    expect(() => stripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: ' , ' })).toThrow(
      /STRIPE_WEBHOOK_SECRET/,
    );
    expect(stripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })).toEqual(
      { secretKey: 'sk_test_1', webhookSecrets: ['whsec_old', 'whsec_new'], apiBase: undefined },
    );
  });

  it('sells in production, and only through Stripe itself', () => {
    const production = { ...complete, NODE_ENV: 'production', STRIPE_API_BASE: 'http://127.0.0.1:1' };
    expect(() => loadConfig(production)).toThrow(
      /STRIPE_SECRET_KEY: is needed in production[\s\S]*STRIPE_API_BASE: is refused in production/,
    );
    const paid = { ...production, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    for (const key of ['sk_test_1', 'rk_test_1'])
      expect(() => loadConfig({ ...paid, STRIPE_SECRET_KEY: key })).toThrow(
        /STRIPE_SECRET_KEY: a test key is refused in production/,
      );
    expect(() => loadConfig({ ...paid, STRIPE_SECRET_KEY: 'sk_live_1' })).not.toThrow(/test key/);
  });

  const productionFaults = (env: Record<string, string>) => {
    try {
      loadConfig({ ...complete, NODE_ENV: 'production', ...env });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  it('refuses in production to be reached without TLS, but on one machine', () => {
    const told = (url: string) => productionFaults({ PUBLIC_URL: url });
    for (const url of [
      'http://visningsklar.example',
      'HTTP://10.0.0.5:3000',
      'http://localhost.visningsklar.example',
      'http://127.0.0.1.nip.example',
      'http://[2001:db8::1]',
      'ftp://visningsklar.example',
    ])
      expect(told(url)).toContain('PUBLIC_URL: https:// is needed in production');
    for (const url of [
      'https://visningsklar.example',
      'http://localhost:3000',
      'http://127.8.0.1:3000',
      'http://[::1]:3000',
    ])
      expect(told(url)).not.toContain('PUBLIC_URL');
    const local = { ...complete, PUBLIC_URL: 'http://192.168.1.20:3000' };
    expect(loadConfig(local).publicUrl).toBe('http://192.168.1.20:3000');
  });

  it('lets a browser run without its sandbox in production only as a process of another user', () => {
    const may = (env: Record<string, string>) => loadConfig({ ...complete, ...env }).browserWithoutSandbox;
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://visningsklar.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hej@visningsklar.example',
      JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect([may({}), may(production)]).toEqual([true, false]);
    expect(() => may({ ...production, BROWSER_WITHOUT_SANDBOX: 'true' })).toThrow(
      'BROWSER_WITHOUT_SANDBOX: needs BROWSER_SOCKET in production',
    );
    const apart = { ...production, BROWSER_SOCKET: '/run/browser/socket' };
    // That process decides for itself; one of ours still may not.
    expect(may({ ...apart, BROWSER_WITHOUT_SANDBOX: 'true' })).toBe(false);
    expect(loadConfig({ ...complete, ...apart }).browserSocket).toBe('/run/browser/socket');
    expect(may({ BROWSER_WITHOUT_SANDBOX: 'false' })).toBe(false);
  });

  it('refuses in production secrets that are none', () => {
    expect(productionFaults({ JWT_SECRET: 'abcdefg'.repeat(6) })).toMatch(
      /JWT_SECRET: holds fewer than 8 different/,
    );
    expect(productionFaults({ STRIPE_WEBHOOK_SECRET: 'whsec_1,none' })).toMatch(
      /STRIPE_WEBHOOK_SECRET: .* whsec_/,
    );
    expect(productionFaults({ STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' })).not.toMatch(
      /STRIPE_WEBHOOK_SECRET/,
    );
    expect(loadConfig(complete).jwtSecret).toBe('x'.repeat(32));
  });

  it('refuses in production a secret that anybody could guess', () => {
    for (const name of ['JWT_SECRET', 'METRICS_TOKEN']) {
      const told = (secret: string) => productionFaults({ [name]: secret });
      expect(told('abcdefgh'.repeat(4))).toContain(`${name}: is one block, repeated; make one with openssl`);
      for (const placeholder of [
        'only-for-tests-only-for-tests-only-for-tests',
        'an-Example-of-a-key-with-32-characters',
        'changeme-0123456789-0123456789-0123',
        'my-super-secret-key-of-this-service-1',
      ])
        expect(told(placeholder)).toContain(`${name}: is a placeholder; make one with openssl`);
      expect(told('9f86d081884c7d659a2feaa0c55ad015')).not.toContain(name);
    }
  });
});
