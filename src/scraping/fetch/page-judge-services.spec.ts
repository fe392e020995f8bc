import { fixturePages, ownPages } from '../../../test/support/page-server.js';
import { readFileSync } from 'node:fs';
import { PageBlocked } from '../scraping.errors.js';
import { judgePage } from '../../../test/support/judge-here.js';

const address = 'https://www.hemnet.se/bostad/lagenhet-3rum-ekbacken-vasterviks-kommun-provgatan-7-20000001';
const page = (html: string, status = 200, headers: Record<string, string> = {}) => ({
  url: address,
  status,
  html,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
});
const document = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Pages of our own making in the known shapes of the services' refusals: service, case, status, headers, page. */
const refusals: [string, string, number, Record<string, string>, string][] = [
  ['Cloudflare', 'a managed challenge by its header', 403, { 'cf-mitigated': 'challenge' }, ''],
  [
    'Cloudflare',
    'a managed challenge by its page, rendered with status 200',
    200,
    {},
    document(
      'Just a moment...',
      `<div class="main-wrapper"><h1>hemnet.se</h1><p id="challenge-error-text">Enable JavaScript and cookies to continue</p></div>
       <script>(function(){window._cf_chl_opt={cvId:'3',cZone:'www.hemnet.se',cType:'managed'};
       var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=0';})();</script>`,
    ),
  ],
  [
    'Cloudflare',
    'a challenge in Swedish',
    200,
    {},
    document('Vänta lite …', '<h1>hemnet.se</h1><p>Verifierar att du är människa.</p>'),
  ],
  [
    'Cloudflare',
    'a block',
    403,
    { server: 'cloudflare' },
    document(
      'Attention Required! | Cloudflare',
      `<div id="cf-error-details"><h1>Sorry, you have been blocked</h1><h2>You are unable to access hemnet.se</h2>
       <p>Cloudflare Ray ID: <strong>0</strong></p></div>`,
    ),
  ],
  [
    'Cloudflare',
    'error 1020',
    403,
    {},
    document(
      'Access denied | www.hemnet.se used Cloudflare to restrict access',
      '<h1>Error 1020</h1><h2>Access denied</h2>',
    ),
  ],
  [
    'Cloudflare',
    'Turnstile as a site’s own wall',
    200,
    {},
    document(
      'hemnet.se',
      `<h1>Bekräfta att du är människa</h1><form><div class="cf-turnstile" data-sitekey="0x4"></div></form>
       <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script>`,
    ),
  ],
  [
    'Akamai',
    'access denied',
    403,
    { server: 'AkamaiGHost' },
    `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>
     You don't have permission to access "http&#58;&#47;&#47;www&#46;hemnet&#46;se&#47;bostad" on this server.<P>
     Reference&#32;&#35;18&#46;2d351ab8&#46;1557333295&#46;a4e16ab<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;2d</BODY></HTML>`,
  ],
  [
    'Akamai',
    'access denied with status 200',
    200,
    {},
    `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>
     You don't have permission to access this page on this server.<P>Reference #18.2d351ab8.1557333295.a4e16ab</BODY></HTML>`,
  ],
  [
    'Akamai',
    'a crypto challenge',
    428,
    {},
    document(
      'Challenge Validation',
      '<div id="sec-if-cpt-container"></div><script src="/_sec/cp_challenge/crypto_message-4-3.htm"></script><p>Powered and protected by Akamai</p>',
    ),
  ],
  [
    'Akamai',
    'an interstitial',
    200,
    {},
    document(
      '&nbsp;',
      '<noscript></noscript>',
      `<meta http-equiv="refresh" content="5; URL='/bostad/x?bm-verify=AAQAAAAJ_____'" />
       <script>var i=1;fetch("/_sec/verify?provider=interstitial",{method:"POST"})</script>`,
    ),
  ],
  [
    'DataDome',
    'a challenge',
    403,
    { 'x-datadome': 'protected' },
    `<html lang="en"><head><title>hemnet.se</title><style>#cmsg{animation: A 1.5s;}</style></head>
     <body style="margin:0"><p id="cmsg">Please enable JS and disable any ad blocker</p>
     <script data-cfasync="false">var dd={'rt':'c','cid':'AHrlqAAAAAMA','hsh':'14D062F60A','t':'bv','s':1,'host':'geo.captcha-delivery.com'}</script>
     <script data-cfasync="false" src="https://ct.captcha-delivery.com/c.js"></script></body></html>`,
  ],
  [
    'DataDome',
    'its frame in the browser, with status 200',
    200,
    {},
    document(
      'hemnet.se',
      '<iframe src="https://geo.captcha-delivery.com/captcha/?initialCid=A&cid=B" title="DataDome CAPTCHA" width="100%"></iframe>',
    ),
  ],
  [
    'HUMAN',
    'press and hold',
    403,
    {},
    document(
      'Access to this page has been denied.',
      `<div class="px-captcha-container"><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><div id="px-captcha"></div></div>
       <script>window._pxAppId='PXabcdef01';window._pxJsClientSrc='//client.px-cloud.net/PXabcdef01/main.min.js';</script>`,
    ),
  ],
  [
    'HUMAN',
    'a site’s own page around it, with status 200',
    200,
    {},
    document(
      'Mäklaren',
      `<h1>Ett ögonblick</h1><div id="px-captcha-wrapper"></div><script src="https://captcha.px-cloud.net/PX0/captcha.js?a=c&u=1"></script>`,
    ),
  ],
  [
    'Imperva',
    'an incident',
    200,
    {},
    `<html><head><META NAME="robots" CONTENT="noindex,nofollow"></head><body style="margin:0px">
     <iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1&incident_id=1234-5678&edet=12" frameborder=0>
     Request unsuccessful. Incapsula incident ID: 1234000560054900567</iframe></body></html>`,
  ],
  [
    'Imperva',
    'a script alone',
    200,
    {},
    `<html><head><META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=5074a744e2e3d891814e9a2dace20bd4"></script></head><body></body></html>`,
  ],
  [
    'Imperva',
    'an interruption',
    200,
    {},
    document(
      'Pardon Our Interruption',
      `<h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you were a bot.</p>
       <script>var isSpa=false;window.reeseSkipExpirationCheck=true;</script>`,
    ),
  ],
  [
    'AWS WAF',
    'a challenge',
    202,
    { 'x-amzn-waf-action': 'challenge' },
    document(
      '',
      `<div id="challenge-container"></div><script>AwsWafIntegration.saveReferrer();AwsWafIntegration.checkForceRefresh().then(()=>{});</script>`,
      `<script>window.awsWafCookieDomainList=[];window.gokuProps={"key":"AQID","iv":"CgA","context":"x"};</script>
       <script src="https://0123.edge.sdk.awswaf.com/0123/4567/challenge.js"></script>`,
    ),
  ],
  ['AWS WAF', 'a captcha', 405, { 'x-amzn-waf-action': 'captcha' }, document('Human Verification', '')],
  [
    'AWS WAF',
    'a challenge rendered by the browser',
    200,
    {},
    document(
      '',
      `<script>window.gokuProps = {"key":"AQID"};</script><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you're not a robot.</noscript>`,
    ),
  ],
  [
    'AWS WAF',
    'a block at the edge',
    403,
    {},
    document(
      'ERROR: The request could not be satisfied',
      `<H1>403 ERROR</H1><H2>The request could not be satisfied.</H2> Request blocked. We can't connect to the server for this app
       or website at this time.<PRE>Generated by cloudfront (CloudFront) Request ID: x</PRE>`,
    ),
  ],
  [
    'Kasada',
    'a challenge with status 429',
    429,
    { 'x-kpsdk-ct': '0abc' },
    '<!DOCTYPE html><html><head></head><body></body></html>',
  ],
  [
    'Kasada',
    'a challenge by its page',
    429,
    {},
    `<!DOCTYPE html><html><head></head><body><script>window.KPSDK={};KPSDK.now=Date.now.bind(Date);KPSDK.start=KPSDK.now();</script>
     <script src="/149e9513-01fa/2d206a39/ips.js?x-kpsdk-im=AAIH"></script></body></html>`,
  ],
  [
    'F5',
    'a script challenge',
    200,
    {},
    `<html><head><meta http-equiv="Pragma" content="no-cache"/><script>(function(){window["bobcmn"]="10111";window["failureConfig"]="524f";})();</script>
     <script src="/TSPD/08c0e4?type=8"></script><noscript>Please enable JavaScript to view the page content.<br/>Your support ID is: 12345.</noscript></head><body></body></html>`,
  ],
  [
    'F5',
    'a rejected request',
    200,
    {},
    document(
      'Request Rejected',
      'The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 12345',
    ),
  ],
  [
    'Sucuri',
    'a block',
    403,
    { 'x-sucuri-id': '14005' },
    document(
      'Sucuri WebSite Firewall - Access Denied',
      '<h2>Access Denied - Sucuri Website Firewall</h2><p>If you are the site owner…</p>',
    ),
  ],
  [
    'Sucuri',
    'a script challenge',
    200,
    {},
    `<html><title>You are being redirected...</title><noscript>Javascript is required. Please enable javascript before you are allowed to see this page.</noscript>
     <script>var s={},u,c,U,r,i,l=0,a,e=eval,w=String.fromCharCode,sucuri_cloudproxy_js='';</script></html>`,
  ],
  [
    'Radware',
    'a captcha',
    200,
    {},
    document(
      'Radware Bot Manager Captcha',
      `<h2>We apologize for the inconvenience...</h2><p>...but your activity and behavior on this site made us think that you are a bot.</p>
       <script src="https://cdn.perfdrive.com/aperture/aperture.js"></script>`,
    ),
  ],
  [
    'Vercel',
    'a checkpoint by its header',
    429,
    { 'x-vercel-mitigated': 'challenge', 'x-vercel-challenge-token': '2.1' },
    '',
  ],
  [
    'Vercel',
    'a checkpoint by its page',
    429,
    {},
    document(
      'Vercel Security Checkpoint',
      '<p>We\'re verifying your browser</p><script src="/.well-known/vercel/security/static/challenge.v2.min.js"></script>',
    ),
  ],
  [
    'DDoS-Guard',
    'a check',
    403,
    { server: 'ddos-guard' },
    document(
      'DDoS-Guard',
      '<h1>Checking your browser before accessing hemnet.se</h1><script src="/.well-known/ddos-guard/js-challenge/index.js"></script>',
    ),
  ],
  [
    'Azure Front Door',
    'a block',
    403,
    { 'x-azure-ref': '0abc' },
    document('', '<h2>The request is blocked.</h2><div>0abcQ==</div>'),
  ],
  [
    'Azure Front Door',
    'a script challenge',
    403,
    {},
    document('Azure WAF', '<p>Please wait</p><script>document.cookie="afd_azwaf_jsclearance="</script>'),
  ],
  [
    'Google',
    'unusual traffic',
    429,
    {},
    document(
      'https://www.google.com/search',
      `<form id="captcha-form" action="index"><div class="g-recaptcha"></div></form>
       <p>Our systems have detected unusual traffic from your computer network.</p>`,
    ),
  ],
  [
    'Google',
    'reCAPTCHA as a site’s own wall',
    200,
    {},
    document(
      'Säkerhetskontroll',
      '<p>Jag är inte en robot</p><div class="g-recaptcha" data-sitekey="6L"></div><script src="https://www.google.com/recaptcha/api.js"></script>',
    ),
  ],
  [
    'hCaptcha',
    'a wall',
    200,
    {},
    document(
      'One more step',
      '<p>Please complete the security check to access the site.</p><div class="h-captcha"></div><script src="https://js.hcaptcha.com/1/api.js"></script>',
    ),
  ],
  [
    'Fastly',
    'a client challenge',
    200,
    {},
    document(
      'Client Challenge',
      '<noscript>JavaScript is disabled in your browser.</noscript><script src="/_fs-ch-1T1wmsGaOgGaSxcX/script.js"></script>',
    ),
  ],
  ['SiteGround', 'a captcha', 202, { 'sg-captcha': 'challenge' }, '<html></html>'],
  [
    'Wordfence',
    'a limit',
    503,
    { 'retry-after': '3600' },
    document(
      'Your access to this site has been limited',
      '<h1>Your access to this site has been limited by the site owner</h1><p>Generated by Wordfence at now</p>',
    ),
  ],
  [
    'Anubis',
    'a proof of work',
    200,
    {},
    document(
      'Making sure you&#39;re not a bot!',
      '<script id="anubis_challenge" type="application/json">{}</script><p>Loading...</p>',
    ),
  ],
];

describe('a page of a protection service', () => {
  it.each(refusals)('%s: %s', (service, _case, status, headers, html) => {
    let fault: unknown;
    try {
      judgePage(page(html, status, headers));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(PageBlocked);
    expect(fault).toMatchObject({ code: 'page_blocked', retry: 'never', service });
    expect((fault as PageBlocked).message).toContain(service);
    expect((fault as PageBlocked).userMessage).not.toContain(service);
  });
});

describe('a wall of nobody’s in particular', () => {
  it.each([
    ['a question in Swedish', document('Kontroll', '<h1>Är du en robot?</h1><button>Nej</button>')],
    ['a question in English', document('Mäklaren', '<p>Please verify that you are human to continue.</p>')],
    [
      'a refusal in Swedish',
      document('Åtkomst nekad', '<p>Vi har upptäckt ovanlig trafik från ditt nätverk.</p>'),
    ],
    ['a blocked address', document('Stopp', '<p>Din IP-adress har blockerats.</p>')],
    ['a login', document('Logga in', '<p>Logga in för att fortsätta.</p><input type="password">')],
    [
      'a consent',
      document(
        'Innan du fortsätter',
        '<p>Vi använder kakor. Godkänn cookies för att fortsätta.</p><button>Godkänn alla</button>',
      ),
    ],
    [
      'a shell that needs scripts',
      document(
        'Mäklaren',
        '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
      ),
    ],
    ['a shell in Swedish', document('Mäklaren', '<p>Du måste aktivera JavaScript för att se sidan.</p>')],
  ])('%s', (_case, html) => {
    expect(() => judgePage(page(html))).toThrow(PageBlocked);
  });
});

/** A good advert of our own making, with something of a service's beside it. */
const advert = (
  extra: string,
  text = '',
) => `<!doctype html><html lang="sv"><head><title>Provgatan 7, Västervik</title>
  ${extra}</head><body><h1>Provgatan 7</h1><dl><dt>Utgångspris</dt><dd>1 950 000 kr</dd><dt>Boarea</dt><dd>62 m²</dd>
  <dt>Antal rum</dt><dd>3 rum</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd></dl><p>${text}</p></body></html>`;

describe('a good page that carries the same service’s script', () => {
  it.each([
    ['Cloudflare', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'],
    [
      'Turnstile on a contact form',
      '<form><p>Bekräfta att du är människa</p><div class="cf-turnstile"></div></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
    ],
    [
      'Akamai',
      '<script src="/akam/13/4c7b5a"></script><noscript><img src="/akam/13/pixel_4c7b5a?a=1"></noscript>',
    ],
    [
      'DataDome',
      '<script>window.ddjskey="A";</script><script src="https://js.datadome.co/tags.js"></script>',
    ],
    [
      'HUMAN',
      '<script>window._pxAppId="PX1";</script><script src="https://client.px-cloud.net/PX1/main.min.js"></script>',
    ],
    ['Imperva', '<script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3"></script>'],
    [
      'Imperva’s newer script',
      '<script>var reeseSkipExpirationCheck = true;</script><script src="/quaint-script?d=x"></script>',
    ],
    [
      'AWS WAF',
      '<script src="https://0123.edge.sdk.awswaf.com/0123/4567/challenge.compact.js" defer></script>',
    ],
    ['Kasada', '<script src="/149e9513-01fa/2d206a39/p.js"></script><script>window.KPSDK_config={}</script>'],
    ['F5', '<APM_DO_NOT_TOUCH><script src="/TSPD/08c0e4?type=17"></script></APM_DO_NOT_TOUCH>'],
    ['Sucuri', '<!-- This website is protected by Sucuri -->'],
    [
      'Radware',
      '<script>var __uzdbm_1="a";</script><script src="https://cdn.perfdrive.com/stormcaster/stormcaster.js"></script>',
    ],
    ['Vercel', '<script src="/_vercel/insights/script.js"></script>'],
    ['DDoS-Guard', '<script src="https://check.ddos-guard.net/check.js"></script>'],
    ['Azure Front Door', '<link rel="preconnect" href="https://maklaren.azurefd.net">'],
    [
      'reCAPTCHA',
      '<script src="https://www.google.com/recaptcha/api.js"></script><div class="g-recaptcha">Jag är inte en robot</div>',
    ],
    ['hCaptcha', '<script src="https://js.hcaptcha.com/1/api.js"></script><div class="h-captcha"></div>'],
    [
      'words about scripts and cookies',
      '<noscript>Du måste aktivera JavaScript.</noscript><div>Vi använder cookies. Godkänn alla för att fortsätta.</div><input type="password">',
    ],
  ])('%s', (_case, extra) => {
    expect(() => judgePage(page(advert(extra)))).not.toThrow();
  });

  it.each([
    'Föreningen fick access denied från bredbandsbolaget, men nu är fibern framme.',
    'Är du en robot? Nej, men dammsugaren ingår i köpet. Just a moment...',
    'Säkerhetsdörr. För att se filmen: logga in för att fortsätta.',
  ])('words that walls use too: %s', (text) => {
    expect(() => judgePage(page(advert('', text)))).not.toThrow();
  });

  it('a page whose facts stand in a state that only its reader understands', () => {
    const html = document(
      'Provgatan 7',
      '<div id="app"></div><form>Bekräfta att du är människa <div class="cf-turnstile"></div></form><noscript>Enable JavaScript</noscript>',
      "<script>window.__PRELOADED_STATE__='eyJhIjoxfQ=='</script>",
    );
    expect(() => judgePage(page(html))).not.toThrow();
  });
});

describe('saved pages', () => {
  const saved = fixturePages();
  if (saved.length === 0) console.warn('FIXTURES_DIR holds no pages: only our own pages are judged');
  const good = [...saved, ...ownPages().filter(({ name }) => !name.endsWith('/challenge'))];
  it.each(good.map((one) => [one.name, one] as const))('%s is not judged blocked', (_name, one) => {
    expect(() => judgePage({ ...page(readFileSync(one.file, 'utf8')), url: one.url })).not.toThrow(
      PageBlocked,
    );
  });
});

it('ends with a page of a megabyte that is built to be hard to search', () => {
  const hostile = (bit: string) => page(bit.repeat(1_000_000 / bit.length));
  for (const bit of ['<iframe ', '/cdn-cgi/challenge-platform/', '<h1>', '1 ', 'sidan du '])
    expect(() => judgePage(hostile(bit))).not.toThrow();
  expect(() => judgePage(hostile('<title>Human Verification</title>'))).toThrow(PageBlocked);
});
