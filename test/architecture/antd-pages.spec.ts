import { menuPath, routes } from '../../web/src/app/routes.js';
import { loadedBy } from './source-files.js';

const isAntd = (path: string) => /^(?:antd|@ant-design)(?:$|\/)/.test(path);

describe('antd', () => {
  it.each(routes.map((route) => [menuPath(route), route] as const))(
    'is around %s if, and only if, something there needs it',
    (_path, route) => {
      const [, page] = /\bimport\(['"`][^'"`]*?([\w-]+-page)\.\w+['"`]\)/.exec(route.load.toString())!;
      const needsIt = [...loadedBy(`web/src/pages/${page}.tsx`)].some(isAntd);
      expect(needsIt).toBe(route.usesAntd === true);
    },
  );

  it.each(['shell', 'signed-in-shell', 'visitor-shell', 'form-layout', 'first-frame'])(
    'is no part of the frame %s',
    (frame) => {
      const loaded = [...loadedBy(`web/src/app/layout/${frame}.tsx`)];
      expect(loaded).toContain('react-router-dom');
      expect(loaded.filter(isAntd)).toEqual([]);
    },
  );
});
