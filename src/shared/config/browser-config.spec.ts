import { loadBrowserConfig } from './browser-config.js';

it('asks for the sandbox unless it is said that it may be missing, whatever the environment else says', () => {
  const config = loadBrowserConfig({ BROWSER_SOCKET: '/run/a', NODE_ENV: 'development', CHROMIUM_PATH: '' });
  expect(config).toEqual({
    browserSocket: '/run/a',
    chromiumPath: undefined,
    browserWithoutSandbox: false,
    logLevel: 'info',
    logFormat: 'text',
  });
  const said = { BROWSER_SOCKET: '/run/a', CHROMIUM_PATH: '/c', BROWSER_WITHOUT_SANDBOX: 'on' };
  expect(loadBrowserConfig({ ...said, NODE_ENV: 'production' })).toMatchObject({
    chromiumPath: '/c',
    browserWithoutSandbox: true,
    logFormat: 'json',
  });
});

it('lists what is wrong', () => {
  expect(() => loadBrowserConfig({ BROWSER_WITHOUT_SANDBOX: 'ja' })).toThrow(
    /BROWSER_SOCKET: the path of a socket is needed[\s\S]+BROWSER_WITHOUT_SANDBOX: /,
  );
});
