import { pageOf } from './page-of.js';

const routes = ['/', '/home', '/report/:id', '/admin/*'];

describe('the route of a path', () => {
  it.each([
    ['/', '/'],
    ['/home', '/home'],
    ['/Home/', '/home'],
    ['/report/7b0f', '/report/:id'],
    ['/admin', '/admin/*'],
    ['/admin/users/3', '/admin/*'],
  ])('of %s is %s', (path, route) => {
    expect(pageOf(routes, path)).toBe(route);
  });

  it.each(['/homes', '/report', '/report/a/b', '/pricing'])('%s has none', (path) => {
    expect(pageOf(routes, path)).toBeUndefined();
  });
});
