import { BrowserWithoutSandbox, launchSandboxed } from './chromium.js';

const noSandbox = new Error('No usable sandbox! If you want to live dangerously … use --no-sandbox');
/** A machine without user namespaces; which starts were tried is told. */
function machine() {
  const tried: boolean[] = [];
  const launch = (sandbox: boolean) => {
    tried.push(sandbox);
    return sandbox ? Promise.reject(noSandbox) : Promise.resolve('browser' as never);
  };
  return { tried, launch };
}

it.each([
  [true, 0, [false]],
  [true, 1000, [true, false]],
])('runs without a sandbox where that is said (%s), as user %i', async (mayLack, uid, starts) => {
  const { tried, launch } = machine();
  await expect(launchSandboxed(launch, mayLack, uid)).resolves.toBe('browser');
  expect(tried).toEqual(starts);
});

it.each([
  [0, []],
  [1000, [true]],
])('does not run without a sandbox unless that is said, as user %i', async (uid, starts) => {
  const { tried, launch } = machine();
  await expect(launchSandboxed(launch, false, uid)).rejects.toThrow(BrowserWithoutSandbox);
  expect(tried).toEqual(starts);
});
