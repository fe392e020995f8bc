import { Logger } from '@nestjs/common';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium as playwright, type Browser } from 'playwright';
import type { Config } from '../config/config.js';
import { boundMemory } from './renderer-memory.js';
import { unpackChromium } from './packed-chromium.js';

/** A caller that does not say whether the sandbox may be missing is a tool or a test of ours. */
type BrowserConfig = Pick<Config, 'chromiumPath'> &
  Partial<Pick<Config, 'browserWithoutSandbox' | 'browserSocket' | 'nodeEnv'>>;

const run = promisify(execFile);
const logger = new Logger('Chromium');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** No calls home, no first-run pages, no QUIC (which a proxy or a guard on TCP would not see). */
const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-pings',
  '--js-flags=--max-old-space-size=512',
];

/** Bytes that one page may hold outside its scripts' heap too: buffers, pictures, the document. */
export const rendererBytes = 1_000_000_000;

/** Stands for a browser of the process at BROWSER_SOCKET: Playwright starts it as it would start Chromium. */
const servedBrowser = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../bin/served-browser.js' : '../../../../bin/served-browser.js',
    import.meta.url,
  ),
);

/** Some distributions put a script in the browser's place that only says how to install it. */
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  try {
    const { stdout } = await run(executablePath, ['--version'], {
      timeout: 20_000,
      env: environmentOf(tmpdir()),
    });
    return /\d\.\d/.test(stdout);
  } catch {
    return false;
  }
}

async function search(): Promise<string> {
  const installed = [
    playwright.executablePath(),
    ...FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...MAC_APPS,
  ];
  for (const path of installed) {
    if (await starts(path)) return path;
  }
  let reason = 'the browser of the package @sparticuz/chromium does not start on this machine';
  try {
    const packed = await unpackChromium();
    if (await starts(packed)) return packed;
  } catch (error) {
    reason = `@sparticuz/chromium: ${error instanceof Error ? error.message : String(error)}`;
  }
  throw new Error(
    `No Chromium was found (${reason}). Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
  );
}

let found: Promise<string> | undefined;

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, the system's, the one in `@sparticuz/chromium`.
 * Searched once in a process; after a failure it is searched again.
 * @throws Error saying what to do when there is none, or when CHROMIUM_PATH names none
 */
export async function findChromium(config: BrowserConfig): Promise<string> {
  if (config.chromiumPath !== undefined) {
    if (await starts(config.chromiumPath)) return config.chromiumPath;
    throw new Error(`CHROMIUM_PATH: ${config.chromiumPath} is no Chromium that starts`);
  }
  found ??= search();
  try {
    return await found;
  } catch (error) {
    found = undefined;
    throw error;
  }
}

/** The machine refuses unprivileged user namespaces, which Chromium builds its sandbox of. */
function lacksSandbox(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no usable sandbox|sandbox_host|setuid sandbox|--no-sandbox/i.test(error.message)
  );
}

/**
 * What the browser gets to know of our environment: not our keys, and a folder of its own for what it leaves behind when
 * it is killed. As the same user it could still read ours from /proc, see docs/security.md.
 */
export const environmentOf = (folder: string) => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: homedir(),
  TMPDIR: folder,
});

/**
 * Starts a headless Chromium, or has the process at BROWSER_SOCKET start it; the caller closes it. A page that takes
 * more than a gigabyte is ended. Root cannot have Chromium's own sandbox, and some containers give none: there it runs
 * without, where it may; the process at BROWSER_SOCKET decides that for itself.
 * @param flags added to the few of ours
 * @throws BrowserWithoutSandbox where there is none and it may not be missing
 * @throws Error where nobody listens at BROWSER_SOCKET, or, in production, a process of our own user
 */
export async function launchChromium(config: BrowserConfig, flags: readonly string[] = []): Promise<Browser> {
  const { browserSocket } = config;
  if (browserSocket !== undefined && config.nodeEnv === 'production') await assertOfOtherUser(browserSocket);
  const executablePath = browserSocket === undefined ? await findChromium(config) : servedBrowser;
  const folder = await mkdtemp(join(tmpdir(), 'visningsklar-chromium-'));
  // Its processes end one after the other and may still write.
  const tidy = () =>
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch((error: unknown) =>
      logger.warn(`${folder} is left behind: ${String(error)}`),
    );
  const launch = (chromiumSandbox: boolean) =>
    playwright.launch({
      executablePath,
      chromiumSandbox,
      args: [...FLAGS, ...flags],
      env: browserSocket === undefined ? environmentOf(folder) : environmentOfServed(folder, browserSocket),
      timeout: 30_000,
      // Playwright would end this process at Ctrl-C, or the browser under work that is let finish. Should the process
      // end without closing it, the browser ends with its pipe.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  let browser: Browser | undefined;
  try {
    if (browserSocket === undefined) {
      browser = await launchSandboxed(launch, config.browserWithoutSandbox ?? true);
      await boundMemory(browser, rendererBytes);
    } else {
      browser = await launch(true);
    }
    browser.once('disconnected', () => void tidy());
    // It may have ended meanwhile.
    if (!browser.isConnected()) throw new Error('Chromium ended as soon as it had started');
    return browser;
  } catch (error) {
    await browser?.close().catch(() => undefined);
    await tidy();
    throw error;
  }
}

const environmentOfServed = (folder: string, browserSocket: string) => {
  const bare = environmentOf(folder);
  return { ...bare, PATH: `${dirname(process.execPath)}:${bare.PATH}`, BROWSER_SOCKET: browserSocket };
};

/** A browser of our own user could read our environment as the system shows it, and with it all keys. */
async function assertOfOtherUser(browserSocket: string): Promise<void> {
  const { uid } = await stat(browserSocket);
  if (uid === process.getuid?.())
    throw new Error('BROWSER_SOCKET: its process has to run as another user than this one');
}

/** The machine gives Chromium no sandbox, and nobody has said that it may run without. */
export class BrowserWithoutSandbox extends Error {
  override name = 'BrowserWithoutSandbox';

  constructor() {
    super(
      'Chromium has no sandbox here: run as another user than root on a machine with user namespaces, or set BROWSER_WITHOUT_SANDBOX=true, in production for a browser of another user (docs/security.md)',
    );
  }
}

/** @param mayBeMissing whether it may run where the machine gives no sandbox */
export async function launchSandboxed(
  launch: (chromiumSandbox: boolean) => Promise<Browser>,
  mayBeMissing: boolean,
  uid = process.getuid?.(),
): Promise<Browser> {
  if (uid !== 0) {
    try {
      return await launch(true);
    } catch (error) {
      if (!lacksSandbox(error)) throw error;
    }
  }
  if (!mayBeMissing) {
    const refusal = new BrowserWithoutSandbox();
    logger.error(refusal.message);
    throw refusal;
  }
  if (uid !== 0) logger.warn('This machine gives Chromium no sandbox; it runs without one.');
  return launch(false);
}
