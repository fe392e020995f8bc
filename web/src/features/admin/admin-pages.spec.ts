import { routes } from '../../app/routes.js';
import { adminPageAt, adminPages } from './admin-pages.js';

describe('the tabs of the administrators’ pages', () => {
  it('lead to a page each, and with those within them to every page there is', () => {
    const tabs = adminPages.flatMap(({ path, within }) => [path, ...(within ? [within] : [])]);
    const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/admin'));
    expect(tabs.toSorted()).toEqual(paths.map((path) => path.replace(/:.*/, '')).toSorted());
    expect(tabs).toHaveLength(11);
  });

  it.each([
    ['/admin', 'Dashboard'],
    ['/admin/', 'Dashboard'],
    ['/admin/payments/', 'Betalningar'],
    ['/admin/experiment/0b7e', 'Prompts'],
    ['/admin/experimental', undefined],
    ['/administration', undefined],
  ])('name %s by %s', (path, label) => {
    expect(adminPageAt(path)?.label).toBe(label);
  });
});
