import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Dice } from '../../support/drawn/dice.js';
import { sized } from '../effort.js';
import type { Caller } from './callers.js';
import { written, type Mood } from './draft.js';
import { startFuzzWorld, type FuzzWorld } from './fuzz-world.js';
import { Known } from './known.js';
import { goWild, putOff } from './odd-requests.js';
import type { Operation } from './operations.js';
import { pageTarget } from './page-targets.js';
import { Sender } from './sender.js';
import { drawOperation, moodOf, weightOf } from './shares.js';
import { Tally } from './tally.js';
import { validRequest, type Material } from './valid-requests.js';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Requests under way at the same time. */
  readonly atOnce: number;
  /** Ends the run early; what was found by then is told. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

export interface FuzzResult {
  readonly tally: Tally;
  /** Names of all operations of the document. */
  readonly operations: readonly string[];
  /** MB, one sample for each hundredth of the run. */
  readonly memory: readonly number[];
}

/** Sends so many requests of all moods at a server of its own and judges every answer. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  options.say('starting the services, and a life on them');
  const world = await startFuzzWorld();
  try {
    return await new Fuzz(world, options).run();
  } finally {
    await world.stop();
  }
}

/** Steps after which what was counted of all callers is forgotten: else most of what is drawn would not be heard. */
const FORGET_EVERY = 50;
const PAY_EVERY_MS = sized(1_000, 100);

class Fuzz {
  private readonly tally = new Tally();
  private readonly known = new Known();
  private material!: Material;
  private readonly memory: number[] = [];
  private readonly sender: Sender;

  constructor(
    private readonly world: FuzzWorld,
    private readonly options: FuzzOptions,
  ) {
    this.sender = new Sender(world, this.known, this.tally);
  }

  async run(): Promise<FuzzResult> {
    const { world, options, tally } = this;
    const { requests, seed, atOnce, say } = options;
    const { operations, mails, stripe, adverts, buyers } = world;
    const slugs = ['storgatan-1-1001', 'storgatan-2-1002', 'storgatan-3-1003', 'storgatan-4-1004'];
    const bad = ['borttagen-1006', 'blockerad-1007', 'ingen-annons-1008', 'saknas-1009'];
    this.material = {
      operations,
      known: this.known,
      mails,
      links: [...slugs, ...slugs, ...bad].map((slug) => adverts.link(slug)),
      picture: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
        .jpeg()
        .toBuffer(),
      people: buyers,
      sign: (event) => stripe.sign(event),
    };
    const under = new Set<Promise<void>>();
    let told = 0;
    const shopping = this.payNowAndThen();
    for (let step = 1; tally.total < requests && !this.isDead && !options.signal.aborted; step += 1) {
      // Each step throws dice of its own, so that what it sends hangs on its number and not on who was faster.
      const dice = new Dice(seed * 100_003 + step);
      const one: Promise<void> = this.step(dice).finally(() => under.delete(one));
      under.add(one);
      if (under.size >= atOnce) await Promise.race(under);
      if (step % FORGET_EVERY === 0) await world.forgetLimits();
      if (tally.total >= told * (requests / 100)) {
        told += 1;
        this.memory.push(world.memory());
        if (told % 10 === 1)
          say(
            `${tally.total} of ${requests}, ${Math.round(this.memory.at(-1)!)} MB, ${tally.faults.size} kinds of faults`,
          );
      }
    }
    await Promise.all(under);
    await shopping.stop();
    this.sender.readOutput('after the last request');
    this.judgeMemory();
    if (!(await world.server.isReady())) tally.fault('the server is not ready at the end', '');
    return { tally, operations: operations.map(({ name }) => name), memory: this.memory };
  }

  private get isDead(): boolean {
    return this.tally.faults.has('the process ended');
  }

  private async step(dice: Dice): Promise<void> {
    const mood = moodOf(dice);
    const operation = drawOperation(dice, this.world.operations);
    if (mood === 'raw') return this.sender.sendRaw(dice, operation);
    const caller = await this.callerFor(dice, operation, mood);
    // Who erases an account has just seen what goes with it.
    const preview = operation.name === 'DELETE /api/account' && this.operationOf('GET /api/account/erasure');
    if (preview)
      await this.sender.send(written(dice, mood, validRequest(dice, this.material, preview, caller)));
    const draft = validRequest(dice, this.material, operation, caller);
    if (mood === 'nearly valid') putOff(dice, draft);
    const request = written(dice, mood, draft);
    if (mood === 'wild') {
      if (dice.is(0.08))
        Object.assign(request, {
          target: pageTarget(dice, operation),
          operation: undefined,
          route: '(beside the contract)',
        });
      if (dice.is(0.95)) goWild(dice, request);
    }
    if (mood !== 'race') return this.sender.send(request);
    // The same act from several windows, or somebody reads what another is taking away.
    const reads = this.world.operations.filter(
      ({ method, path }) =>
        method === 'GET' &&
        path.startsWith(draft.operation.path) &&
        !path.endsWith('.pdf') &&
        weightOf(operation) >= 0.3,
    );
    const others =
      draft.operation.method === 'DELETE'
        ? reads.map((read) => ({
            ...written(dice, mood, { ...draft, operation: read, query: [], json: undefined }),
          }))
        : [];
    await Promise.all(
      [request, request, ...others, request, request].map((one) => this.sender.send({ ...one })),
    );
  }

  private operationOf(name: string): Operation | undefined {
    return this.world.operations.find((operation) => operation.name === name);
  }

  /** Mostly one who may; now and then anybody. */
  private async callerFor(dice: Dice, { path }: Operation, mood: Mood): Promise<Caller> {
    const { buyers, admins, strangers, broken } = this.world;
    const isAdmin = /\/admin\/|\/raw$/.test(path);
    const isStrangers = /\/auth\/(signup|login|confirm|reset)|webhook|health|meta/.test(path);
    if (mood === 'valid' && isStrangers) return dice.of(strangers);
    const whim = dice.next();
    if (mood !== 'valid' && mood !== 'race' && whim < 0.06) return dice.of(broken);
    if (whim < (mood === 'valid' ? 0.02 : 0.1)) return dice.of(strangers);
    const group = isAdmin ? (dice.is(0.9) ? admins : buyers) : dice.is(0.95) ? buyers : admins;
    const at = dice.whole(0, group.length - 1);
    const one = group[at]!;
    if (!one.isOut) return one;
    // Out by a log-out, an erasure or another password: in again, or somebody new comes.
    one.isOut = false;
    if (await this.world.signIns.again(one)) return one;
    try {
      group[at] = await this.world.newcomer(group === admins ? 'admin' : 'buyer');
    } catch (error) {
      this.tally.fault('nobody new can sign up', String(error));
    }
    return group[at]!;
  }

  /** After a third of the run nothing should be added but what comes and goes. */
  private judgeMemory(): void {
    const part = Math.floor(this.memory.length / 5);
    if (part < 5) return;
    const least = (from: number) => Math.min(...this.memory.slice(from * part, (from + 1) * part));
    const [early, late] = [least(1), least(4)];
    if (late > early * 1.5 + 100)
      this.tally.fault(`memory grew from ${Math.round(early)} to ${Math.round(late)} MB`, '');
  }

  /** Now and then somebody pays for a page that was opened. */
  private payNowAndThen(): { stop(): Promise<void> } {
    let isOver = false;
    const paid = new Set<string>();
    const work = (async () => {
      while (!isOver) {
        await sleep(PAY_EVERY_MS);
        for (const { name, email } of this.world.buyers) {
          const session = this.known.all(name, 'checkout sessions').find((one) => !paid.has(one));
          if (!session || !email) continue;
          paid.add(session);
          await this.world.stripe.control.pay(session, { email }).catch(() => undefined);
        }
      }
    })();
    return {
      async stop() {
        isOver = true;
        await work;
      },
    };
  }
}
