import { readFileSync } from 'node:fs';

// Shifts this process's clock by the milliseconds that stand in the file CLOCK_FILE, also when they change while it
// runs. Given by NODE_OPTIONS=--import; timers go on as they are, as they do when a machine's clock is set.
const file = process.env.CLOCK_FILE;
const TrueDate = globalThis.Date;
let offset = 0;

function look() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}

const now = () => TrueDate.now() + offset;
if (file) {
  look();
  setInterval(look, 250).unref();
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given, asked) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        asked === globalThis.Date ? target : asked,
      ),
    apply: () => new TrueDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
