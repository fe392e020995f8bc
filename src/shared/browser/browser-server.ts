import { Logger } from '@nestjs/common';
import { spawn } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import type { BrowserServerConfig } from '../config/browser-config.js';
import {
  BrowserWithoutSandbox,
  environmentOf,
  findChromium,
  launchChromium,
  rendererBytes,
} from './chromium.js';
import { boundGroupMemory } from './renderer-memory.js';

type ServedBrowsers = Pick<BrowserServerConfig, 'browserSocket' | 'chromiumPath' | 'browserWithoutSandbox'>;

const logger = new Logger('Browser');

/** Bytes; Playwright's flags and ours are four thousand. */
const mostFlags = 65_536;
const flagsSchema = z.array(z.string());
/** What the folder and the sandbox of a browser are is decided here, not by who asks. */
const OURS = /^--(user-data-dir=|no-sandbox$)/;

/**
 * Gives a browser to each who connects to the socket: a line with its flags as a JSON array, then what
 * `--remote-debugging-pipe` takes and answers. The browser ends with its connection, and the other way round.
 *
 * It runs as a user of its own, best where no other process is seen: whatever a page that breaks out of Chromium can
 * read is then the browser's own. Who connects is trusted.
 * @returns once it listens
 * @throws BrowserWithoutSandbox where Chromium has none here and nobody has said that it may be missing
 */
export async function serveBrowsers(config: ServedBrowsers): Promise<Server> {
  const executable = await findChromium(config);
  const sandbox = await hasSandbox(config);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void give(socket, executable, sandbox).catch((error: unknown) => {
      logger.warn(`No browser was given: ${error instanceof Error ? error.message : String(error)}`);
      socket.destroy();
    });
  });
  // One that was killed leaves it behind.
  rmSync(config.browserSocket, { force: true });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(config.browserSocket, done);
  });
  // Its folder says who reaches it, and in a container of its own only the app does.
  chmodSync(config.browserSocket, 0o666);
  if (sandbox) logger.log(`Gives browsers at ${config.browserSocket}`);
  else logger.warn(`Gives browsers without a sandbox at ${config.browserSocket}`);
  return server;
}

async function hasSandbox(config: ServedBrowsers): Promise<boolean> {
  try {
    const browser = await launchChromium({ chromiumPath: config.chromiumPath, browserWithoutSandbox: false });
    await browser.close();
    return true;
  } catch (error) {
    if (error instanceof BrowserWithoutSandbox && config.browserWithoutSandbox) return false;
    throw error;
  }
}

async function give(socket: Socket, executable: string, sandbox: boolean): Promise<void> {
  const line = await firstLine(socket);
  // A look whether anybody listens.
  if (line === undefined) return;
  const asked = flagsSchema.parse(JSON.parse(line)).filter((flag) => !OURS.test(flag));
  const folder = await mkdtemp(join(tmpdir(), 'visningsklar-browser-'));
  const tidy = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  if (socket.destroyed) return tidy();
  const flags = [
    `--user-data-dir=${join(folder, 'profile')}`,
    ...(sandbox ? [] : ['--no-sandbox']),
    ...asked,
  ];
  // A group of its own, so that all of its processes end with it.
  const browser = spawn(executable, flags, {
    env: environmentOf(folder),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => endGroup(browser.pid);
  const stopLooking = boundGroupMemory(browser.pid, rendererBytes);
  const [commands, answers] = [browser.stdio[3] as Duplex, browser.stdio[4] as Duplex];
  for (const pipe of [commands, answers]) pipe.on('error', end);
  socket.once('close', end);
  browser.once('exit', end);
  socket.pipe(commands);
  answers.pipe(socket);
  await new Promise<void>((ended, failed) => browser.once('error', failed).once('close', ended)).finally(
    () => {
      stopLooking();
      end();
      socket.end();
      void tidy().catch((error: unknown) => logger.warn(`${folder} is left behind: ${String(error)}`));
    },
  );
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** What stands before the first line feed; what comes after is still to be read. Undefined when it ends before. */
function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const take = () => {
      for (let part: Buffer | null; (part = socket.read() as Buffer | null) !== null;) {
        head = Buffer.concat([head, part]);
        const end = head.indexOf('\n');
        if (end < 0 && head.length <= mostFlags) continue;
        socket.off('readable', take);
        if (end < 0) return reject(new Error('its flags are too long'));
        if (end + 1 < head.length) socket.unshift(head.subarray(end + 1));
        return resolve(head.toString('utf8', 0, end));
      }
    };
    socket.on('readable', take).once('close', () => resolve(undefined));
  });
}
