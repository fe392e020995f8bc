import { readFileSync } from 'node:fs';
import { loadedBy } from './source-files.js';

const isAntd = (path: string) => /^(?:antd|@ant-design)(?:$|\/)/.test(path);

/** As the route table writes it: [path, whether it is loaded within antd's frame, file of its page]. */
const routes = readFileSync('web/src/app/routes.ts', 'utf8')
  .split(/(?=\bpath: ')/)
  .slice(1)
  .map((text) => {
    const page = /(?:\.\.\/pages\/|adminPage\(')([\w-]+-page)\b/.exec(text)![1]!;
    return [/^path: '([^']+)/.exec(text)![1]!, /\busesAntd: true\b/.test(text), page] as const;
  });

describe('antd', () => {
  it('is looked for on pages with it and without', () => {
    expect(routes).toContainEqual(['/dashboard', true, 'dashboard-page']);
    expect(routes).toContainEqual(['/report/:id', false, 'report-page']);
    expect(routes).toContainEqual(['/admin/users', false, 'admin-users-page']);
  });

  it.each(routes)(
    'is around %s (%s) if, and only if, something of its page needs it',
    (_path, isThere, page) => {
      const needsIt = [...loadedBy(`web/src/pages/${page}.tsx`)].some(isAntd);
      expect(isThere).toBe(needsIt);
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
