// A test that reaches for the internet fails, also when the code under test swallows the refusal.
const dns = require('node:dns');
const net = require('node:net');

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
const key = Symbol.for('visningsklar.stray-connections');

if (!net.Socket.prototype[key]) {
  const stray = [];
  net.Socket.prototype[key] = stray;
  const refuse = (what) => {
    stray.push(what);
    return Object.assign(new Error(`Tests do not reach the network: ${what}`), { code: 'ENETUNREACH' });
  };

  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...args) {
    // Node's own callers pass their normalised arguments as one array.
    const first = Array.isArray(args[0]) ? args[0][0] : args[0];
    const host =
      typeof first === 'object' && first ? first.host : typeof args[1] === 'string' ? args[1] : undefined;
    if (host && !LOOPBACK.test(host) && !(typeof first === 'object' && first.path)) {
      const error = refuse(`${host}:${first?.port ?? first}`);
      process.nextTick(() => this.destroy(error));
      return this;
    }
    return connect.apply(this, args);
  };

  const lookup = dns.lookup;
  dns.lookup = function (hostname, options, callback) {
    const done = typeof options === 'function' ? options : callback;
    if (!hostname || net.isIP(hostname) || LOOPBACK.test(hostname))
      return lookup.call(dns, hostname, options, callback);
    process.nextTick(done, refuse(`name ${hostname}`));
  };
  const lookupPromise = dns.promises.lookup;
  dns.promises.lookup = async function (hostname, options) {
    if (net.isIP(hostname) || LOOPBACK.test(hostname))
      return lookupPromise.call(dns.promises, hostname, options);
    throw refuse(`name ${hostname}`);
  };
}

/** Called by Jest for each file. */
module.exports = () => {
  afterEach(() => {
    const stray = net.Socket.prototype[key].splice(0);
    if (stray.length > 0) throw new Error(`This test reached for the network: ${stray.join(', ')}`);
  });
};
