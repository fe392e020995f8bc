import { routes } from '../../app/routes.js';
import { adminPageAt, adminPages } from './admin-pages.js';

describe('the tabs of the administrators’ pages', () => {
  it('lead to the pages that have a route, and to no other', () => {
    const paths = routes.filter(({ access }) => access === 'admin').map(({ path }) => path);
    const open = adminPages.filter(({ isOpen }) => isOpen).map(({ path }) => path);
    expect(open).toEqual(adminPages.map(({ path }) => path).filter((path) => paths.includes(path)));
    expect(open).toContain('/admin/payments');
  });

  it('come before the route of all that is not open', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.indexOf('/admin/payments')).toBeLessThan(paths.indexOf('/admin/*'));
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
