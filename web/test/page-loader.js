import { registerHooks } from 'node:module';

// Loads for Node what Vite makes of our pages' imports.
const app = new URL('../src/', import.meta.url).href;
const noStyles = new URL('./no-styles.js', import.meta.url).href;

/** `?visit=3` at an address: which visit's copy of the module it is. */
const visitOf = (address = '') => /\?visit=\d+$/.exec(address)?.[0] ?? '';
const withoutVisit = (address = '') => address.replace(/\?visit=\d+$/, '');
/** Marks a module of CommonJS whose default is to be what it calls so, as bundlers have it. */
const whole = '?whole';
const written = (source) => ({ format: 'module', source, shortCircuit: true });
const found = (url) => ({ url, format: 'module', shortCircuit: true });

// Each visit loads our files anew; what was found and read of them stays.
const places = new Map();
const contents = new Map();

/** A module is parsed for each visit, and its source map is three quarters of it. */
const withoutMap = ({ source, ...rest }) => ({
  ...rest,
  source: String(source).replace(/\n\/\/# sourceMappingURL=.*$/s, ''),
});

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (/\/(?:Dom\/dynamicCSS|cssUtils)$/.test(specifier)) return found(noStyles);
    if (specifier.endsWith('.css')) return found(new URL(specifier, parentURL).href);
    if (/^antd\/locale\/\w+$/.test(specifier)) return found(next(`${specifier}.js`, context).url + whole);
    const visit = visitOf(specifier) || visitOf(parentURL);
    if (!visit) return next(specifier, context);
    const key = `${withoutVisit(specifier)} ${withoutVisit(parentURL)}`;
    if (!places.has(key)) places.set(key, { ...next(withoutVisit(specifier), context), shortCircuit: true });
    const place = places.get(key);
    return place.url.startsWith(app) ? { ...place, url: place.url + visit } : place;
  },
  load(url, context, next) {
    const file = withoutVisit(url);
    const [, sheet] = /\/([\w-]+)\.module\.css$/.exec(file) ?? [];
    if (sheet) return written(`export default new Proxy({}, { get: (_, name) => '${sheet}-' + name });`);
    if (file.endsWith('.css')) return written('');
    if (file.endsWith(whole)) {
      const module = JSON.stringify(file.slice(0, -whole.length));
      return written(`import whole from ${module}; export default whole.default;`);
    }
    if (file === url) return next(url, context);
    if (!contents.has(file)) contents.set(file, withoutMap(next(file, context)));
    return contents.get(file);
  },
});
