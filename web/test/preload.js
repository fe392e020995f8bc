import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { fillGaps } from './dom-gaps.js';
import './page-loader.js';

// React and the others as they are built for buyers, in half the time.
process.env.NODE_ENV = 'production';

// Makes this process a browser's page before React, its router and antd are loaded: each looks for the document once,
// when it is imported. It stays one for life, which is why component specs have workers of their own.
const faults = new VirtualConsole();
faults.on('jsdomError', (fault) => console.error(fault));
const { window } = new JSDOM(
  '<!doctype html><html lang="sv"><head><title>Visningsklar</title></head><body></body></html>',
  {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole: faults,
  },
);
fillGaps(window);

const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Node's own stay: its fetch knows no other signals, headers and addresses, and Jest turns its clock. */
const ofNode = new Set([
  ...['AbortController', 'AbortSignal', 'Headers', 'URL', 'URLSearchParams', 'TextDecoder', 'TextEncoder'],
  ...['DOMException', 'crypto', 'performance', 'queueMicrotask', 'constructor'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

for (const name of namesOf(window)) {
  if (ofLanguage.has(name) || ofNode.has(name) || name.startsWith('_')) continue;
  const isMethod = typeof window[name] === 'function' && /^[a-z]/.test(name);
  const access = isMethod
    ? { value: window[name].bind(window), writable: true }
    : { get: () => window[name], set: (value) => void (window[name] = value) };
  Object.defineProperty(globalThis, name, { ...access, configurable: true, enumerable: true });
}

/** An address without a host is one of the page's server. */
globalThis.Request = class extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

/** Of all that an object has, but for what every object has. */
function namesOf(object) {
  const names = new Set();
  for (let at = object; Object.getPrototypeOf(at) !== null; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return names;
}
