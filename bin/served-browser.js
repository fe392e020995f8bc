#!/usr/bin/env node
// Playwright starts this in a browser's place: what it writes (3) goes to the process at BROWSER_SOCKET, which starts a
// browser for it, and what that browser answers comes back (4). Either end closes the other.
import { connect, Socket } from 'node:net';

const commands = new Socket({ fd: 3, readable: true, writable: false });
const answers = new Socket({ fd: 4, readable: false, writable: true });
const browser = connect(process.env.BROWSER_SOCKET);

browser.write(`${JSON.stringify(process.argv.slice(2))}\n`);
commands.pipe(browser).pipe(answers);
browser.once('error', (error) => {
  console.error(`BROWSER_SOCKET: ${error.message}`);
  process.exitCode = 1;
});
browser.once('close', () => process.exit());
for (const pipe of [commands, answers]) pipe.once('error', () => browser.destroy());
