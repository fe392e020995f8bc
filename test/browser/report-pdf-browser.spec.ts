import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Browser } from 'playwright';
import { inOwnBrowser } from '../../src/analyses/report-pdf-browser.js';
import { ReportPdfUnavailable } from '../../src/analyses/report-pdf.errors.js';
import { ReportPdfService } from '../../src/analyses/report-pdf.service.js';
import type { ReportService } from '../../src/analyses/report.service.js';
import type { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { findChromium, launchChromium } from '../../src/shared/browser/chromium.js';
import type { Config } from '../../src/shared/config/config.js';
import { Turns } from '../../src/shared/turns.js';
import { waitFor } from '../support/wait-for.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A Chromium that tells its version, writes down its process, and hangs until it is let go. */
async function hangingChromium(): Promise<{
  path: string;
  pid: () => number | undefined;
  letGo: () => void;
}> {
  const real = await findChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined });
  const path = join(folder, 'chromium');
  const [pidFile, goFile] = [join(folder, 'pid'), join(folder, 'go')];
  writeFileSync(
    path,
    `#!/bin/sh
if [ "$1" = --version ]; then echo 'Chromium 150.0'; exit; fi
echo $$ > '${pidFile}'
while [ ! -e '${goFile}' ]; do sleep 0.05; done
exec '${real}' "$@"
`,
  );
  chmodSync(path, 0o755);
  return {
    path,
    pid: () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) || undefined : undefined),
    letGo: () => writeFileSync(goFile, ''),
  };
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the browser that prints a report', () => {
  it('holds no turn when its launch hangs, and is closed when it comes after all', async () => {
    const chromium = await hangingChromium();
    const turns = new Turns(1);
    const late = new AbortController();
    const launch = () => launchChromium({ chromiumPath: chromium.path });
    let isWorkedIn = false;
    const work = async () => {
      isWorkedIn = true;
    };
    const printing = turns.run(() => inOwnBrowser(launch, work, late.signal), late.signal);
    const next = turns.run(async () => 'the next one’s turn');
    await waitFor(() => chromium.pid() !== undefined, { what: 'the browser to be launched' });
    late.abort(new Error('too late'));
    await expect(printing).rejects.toThrow('too late');
    expect(await next).toBe('the next one’s turn');

    const pid = chromium.pid()!;
    expect(runs(pid)).toBe(true);
    chromium.letGo();
    await waitFor(() => !runs(pid), { what: 'the late browser to be closed' });
    expect(isWorkedIn).toBe(false);
  });

  it('leaves its turn to the next person when that was long enough', async () => {
    const chromium = await hangingChromium();
    const late = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 60_000 ? late.signal : timeout(ms)));
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    const view = { analysis: {}, listing: { photos: [], plans: [] }, result: { meta: {} } };
    const service = new ReportPdfService(
      { chromiumPath: chromium.path } as Config,
      { report: async () => view } as unknown as ReportService,
      {} as ImageStore,
      {} as HttpAdapterHost,
    );
    const print = (id: string) => service.print({ id, email: '', isAdmin: false }, 'one');
    const pids: number[] = [];
    try {
      const files = [print('a'), print('b')].map((file) =>
        expect(file).rejects.toBeInstanceOf(ReportPdfUnavailable),
      );
      for (const file of files) {
        await waitFor(() => ![undefined, ...pids].includes(chromium.pid()), { what: 'the browser' });
        pids.push(chromium.pid()!);
        // The first gives way to the second, for which nobody waits.
        if (pids.length === 1) clock.mockImplementation(() => now() + 20_000);
        else late.abort(new Error('long enough'));
        await file;
      }
    } finally {
      clock.mockRestore();
      patience.mockRestore();
      for (const pid of pids) process.kill(pid);
    }
  });

  it('ends with a work that hangs', async () => {
    const late = new AbortController();
    let browser: Browser | undefined;
    const printing = inOwnBrowser(
      () => launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }),
      async (own) => {
        browser = own;
        await new Promise(() => undefined);
      },
      late.signal,
    );
    await waitFor(() => browser !== undefined, { what: 'the work to begin' });
    late.abort(new Error('too late'));
    await expect(printing).rejects.toThrow('too late');
    await waitFor(() => !browser!.isConnected(), { what: 'the browser to be closed' });
  });

  it('is not launched when its time is over while it waits in line', async () => {
    let launches = 0;
    const launch = async (): Promise<Browser> => {
      launches += 1;
      throw new Error('launched');
    };
    const over = AbortSignal.abort(new Error('too late'));
    await expect(inOwnBrowser(launch, async () => undefined, over)).rejects.toThrow('too late');
    expect(launches).toBe(0);
  });
});
