/** Where an attack tries to get: an HTTP server and a datagram socket of loopback that nothing of ours may reach. */
export interface Target {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** `127.0.0.1:port` */
  readonly host: string;
  /** `127.0.0.1:port` for datagrams. */
  readonly datagrams: string;
}

export interface BrowserAttack {
  readonly words: string;
  readonly page: (to: Target) => string;
  /** A page of plain HTML that a browser without a guard lets reach the target; else the target is closed to both. */
  readonly reaches: boolean;
  /** The page itself goes away; then it is refused as a whole. */
  readonly leaves?: boolean;
  readonly headers?: (to: Target) => Record<string, string>;
}

const script = (code: (to: Target) => string) => (to: Target) =>
  `<!doctype html><html><body><h1>Annons</h1><script>${code(to)}</script></body></html>`;
const html = (markup: (to: Target) => string) => (to: Target) =>
  `<!doctype html><html><head>${markup(to)}</head><body><h1>Annons</h1></body></html>`;
const reaching = (words: string, page: BrowserAttack['page']): BrowserAttack => ({
  words,
  page,
  reaches: true,
});
const closedToAll = (words: string, page: BrowserAttack['page']): BrowserAttack => ({
  words,
  page,
  reaches: false,
});
const leaving = (words: string, page: BrowserAttack['page']): BrowserAttack => ({
  ...reaching(words, page),
  leaves: true,
});
const byHeader = (
  words: string,
  headers: BrowserAttack['headers'],
  more: Partial<BrowserAttack>,
): BrowserAttack => ({
  words,
  reaches: true,
  page: () => '<h1>Annons</h1><img src="/bild.png">',
  headers,
  ...more,
});
const blobOf = (code: string) =>
  `URL.createObjectURL(new Blob([${JSON.stringify(code)}], {type: 'text/javascript'}))`;

/** Every road out of a page that we know of; each leads to the target. */
export const browserAttacks: readonly BrowserAttack[] = [
  reaching(
    'a picture',
    html(({ origin }) => `<img src="${origin}/a.png">`),
  ),
  reaching(
    'a picture by script',
    script(({ origin }) => `new Image().src = '${origin}/a.png'`),
  ),
  reaching(
    'a script',
    html(({ origin }) => `<script src="${origin}/a.js"></script>`),
  ),
  reaching(
    'a module',
    html(({ origin }) => `<script type="module" src="${origin}/a.js"></script>`),
  ),
  reaching(
    'a module by script',
    script(({ origin }) => `import('${origin}/a.js').catch(() => {})`),
  ),
  reaching(
    'a style sheet',
    html(({ origin }) => `<link rel="stylesheet" href="${origin}/a.css">`),
  ),
  reaching(
    'a style sheet in a style sheet',
    html(({ origin }) => `<style>@import url(${origin}/a.css);</style>`),
  ),
  reaching(
    'a font',
    (to) =>
      `<style>@font-face { font-family: x; src: url(${to.origin}/a.woff2) } h1 { font-family: x }</style><h1>Annons</h1>`,
  ),
  reaching('a background picture', (to) => `<h1 style="background: url(${to.origin}/a.png)">Annons</h1>`),
  reaching(
    'a video',
    html(({ origin }) => `<video src="${origin}/a.mp4" autoplay muted></video>`),
  ),
  reaching('a frame', (to) => `<h1>Annons</h1><iframe src="${to.origin}/"></iframe>`),
  reaching(
    'a frame in a frame',
    (to) => `<h1>Annons</h1><iframe srcdoc="<iframe src='${to.origin}/'></iframe>"></iframe>`,
  ),
  reaching(
    'an object',
    (to) => `<h1>Annons</h1><object data="${to.origin}/a.html" type="text/html"></object>`,
  ),
  reaching('an embedded page', (to) => `<h1>Annons</h1><embed src="${to.origin}/a.html" type="text/html">`),
  reaching(
    'fetch',
    script(({ origin }) => `fetch('${origin}/', {mode: 'no-cors'}).catch(() => {})`),
  ),
  reaching(
    'fetch that outlives the page',
    script(
      ({ origin }) =>
        `fetch('${origin}/', {mode: 'no-cors', keepalive: true, method: 'POST', body: 'x'}).catch(() => {})`,
    ),
  ),
  reaching(
    'XHR',
    script(({ origin }) => `const x = new XMLHttpRequest(); x.open('GET', '${origin}/'); x.send()`),
  ),
  reaching(
    'a web socket',
    script(({ host }) => `new WebSocket('ws://${host}/')`),
  ),
  reaching(
    'an event source',
    script(({ origin }) => `new EventSource('${origin}/')`),
  ),
  reaching(
    'a beacon',
    script(({ origin }) => `navigator.sendBeacon('${origin}/', 'x')`),
  ),
  reaching(
    'a preload',
    html(({ origin }) => `<link rel="preload" as="script" href="${origin}/a.js">`),
  ),
  reaching(
    'a prefetch',
    html(({ origin }) => `<link rel="prefetch" href="${origin}/a.html">`),
  ),
  closedToAll(
    'a preconnect',
    html(({ origin }) => `<link rel="preconnect" href="${origin}">`),
  ),
  closedToAll(
    'a lookup ahead of time',
    html(({ host }) => `<link rel="dns-prefetch" href="//${host}">`),
  ),
  closedToAll(
    'a prerender by speculation',
    html(
      ({ origin }) =>
        `<script type="speculationrules">{"prefetch":[{"urls":["${origin}/a.html"],"eagerness":"immediate"}]}</script>`,
    ),
  ),
  reaching(
    'a worker by its address',
    script(({ origin }) => `new Worker(${blobOf(`importScripts('${origin}/a.js')`)})`),
  ),
  reaching(
    'a worker that fetches',
    script(({ origin }) => `new Worker(${blobOf(`fetch('${origin}/', {mode: 'no-cors'}).catch(() => {})`)})`),
  ),
  reaching(
    'a shared worker',
    script(
      ({ origin }) => `new SharedWorker(${blobOf(`fetch('${origin}/', {mode: 'no-cors'}).catch(() => {})`)})`,
    ),
  ),
  closedToAll(
    'a service worker',
    script(({ origin }) => `navigator.serviceWorker?.register('${origin}/a.js').catch(() => {})`),
  ),
  reaching(
    'a peer connection over TCP',
    script(
      ({
        host,
      }) => `const p = new RTCPeerConnection({iceServers: [{urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b'}]});
        p.createDataChannel('x'); p.createOffer().then(o => p.setLocalDescription(o))`,
    ),
  ),
  reaching(
    'a peer connection by datagrams',
    script(
      ({ datagrams }) => `const p = new RTCPeerConnection({iceServers: [{urls: 'stun:${datagrams}'}]});
        p.createDataChannel('x'); p.createOffer().then(o => p.setLocalDescription(o))`,
    ),
  ),
  closedToAll(
    'web transport',
    script(
      ({ datagrams }) => `try { new WebTransport('https://${datagrams}/').ready.catch(() => {}) } catch {}`,
    ),
  ),
  reaching(
    'a window without a click',
    script(({ origin }) => `open('${origin}/')`),
  ),
  reaching(
    'a hundred windows',
    script(({ origin }) => `for (let i = 0; i < 100; i++) open('${origin}/' + i)`),
  ),
  leaving(
    'a form that sends itself',
    (to) =>
      `<h1>Annons</h1><form method="post" action="${to.origin}/"><input name="a"></form><script>document.forms[0].submit()</script>`,
  ),
  reaching(
    'a form into a new window',
    (to) =>
      `<h1>Annons</h1><form target="_blank" action="${to.origin}/"></form><script>document.forms[0].submit()</script>`,
  ),
  leaving(
    'a click on a link',
    (to) => `<h1>Annons</h1><a id="a" href="${to.origin}/">x</a><script>a.click()</script>`,
  ),
  leaving(
    'a click on a download',
    (to) => `<h1>Annons</h1><a id="a" download="x" href="${to.origin}/x">x</a><script>a.click()</script>`,
  ),
  reaching(
    'a click that pings',
    (to) => `<h1>Annons</h1><a id="a" ping="${to.origin}/" href="#b">x</a><script>a.click()</script>`,
  ),
  leaving(
    'a jump by script',
    script(({ origin }) => `location.href = '${origin}/'`),
  ),
  leaving(
    'a jump in place of the page',
    script(({ origin }) => `location.replace('${origin}/')`),
  ),
  leaving(
    'a jump when the page is read',
    script(({ origin }) => `addEventListener('load', () => { location = '${origin}/' })`),
  ),
  leaving(
    'a refresh in the markup',
    html(({ origin }) => `<meta http-equiv="refresh" content="0;url=${origin}/">`),
  ),
  closedToAll(
    'a jump to a file',
    script(() => `location = 'file:///etc/passwd'`),
  ),
  closedToAll(
    "a jump to the browser's own page",
    script(() => `location = 'chrome://version'`),
  ),
  closedToAll(
    'a jump to the source view',
    script(({ origin }) => `location = 'view-source:${origin}/'`),
  ),
  closedToAll(
    'a jump to data',
    script(({ origin }) => `location = 'data:text/html,<img src=${origin}/a.png>'`),
  ),
  reaching(
    'a jump to a blob',
    script(
      ({ origin }) =>
        `location = URL.createObjectURL(new Blob(['<h1>Annons</h1><img src=${origin}/a.png>'], {type: 'text/html'}))`,
    ),
  ),
  closedToAll(
    'a jump to a script',
    script(() => `location = 'javascript:void 0'`),
  ),
  byHeader('a refresh by header', ({ origin }) => ({ refresh: `0;url=${origin}/` }), { leaves: true }),
  byHeader(
    'a style sheet by header',
    ({ origin }) => ({ link: `<${origin}/a.css>; rel=preload; as=style` }),
    {},
  ),
  byHeader('a connection by header', ({ origin }) => ({ link: `<${origin}>; rel=preconnect` }), {
    reaches: false,
  }),
  byHeader(
    'a report of a breach of policy',
    ({ origin }) => ({ 'content-security-policy': `img-src 'none'; report-uri ${origin}/rapport` }),
    {},
  ),
  reaching(
    'an icon that a script asks for',
    script(({ origin }) => `fetch('${origin}/favicon.ico', {mode: 'no-cors'}).catch(() => {})`),
  ),
];
