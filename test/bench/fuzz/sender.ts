import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../../support/drawn/dice.js';
import { keepCookies } from './callers.js';
import type { FuzzRequest } from './draft.js';
import type { FuzzWorld } from './fuzz-world.js';
import { faultsOf, outputFaults, unpacked } from './judge.js';
import type { Known } from './known.js';
import type { Operation } from './operations.js';
import { rawFaults, rawRequest } from './raw-requests.js';
import { curlOf, send, sendRaw } from './send.js';
import type { Tally } from './tally.js';

/** Nothing is said for so long to a half-sent request; then we hang up. */
const QUIET_MS = 400;
/** For what has to be answered: a busy server may take its time. */
const ANSWER_MS = 10_000;

/** Sends what was drawn, judges what comes back, and lets callers and later requests know of it. */
export class Sender {
  private said = 0;

  constructor(
    private readonly world: FuzzWorld,
    private readonly known: Known,
    private readonly tally: Tally,
  ) {}

  async send(request: FuzzRequest): Promise<void> {
    const { tally, world } = this;
    const { caller, route, mood } = request;
    try {
      const answer = await send(world.url, request);
      tally.answered(route, mood, answer.status);
      for (const fault of faultsOf(request, answer, world.isProblem))
        this.fault(`${route}: ${fault}`, request, unpacked(answer));
      if (answer.status === 401 && caller.email) caller.isOut = true;
      if (answer.status >= 300 || mood === 'wild') return;
      if (request.operation) tally.reach(request.operation.name);
      if (answer.status === 204) this.noteNewPassword(request);
      if (caller.email) keepCookies(caller, answer.headers['set-cookie']);
      this.learn(request, unpacked(answer));
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      tally.answered(route, mood, code);
      // A head that is too long for HTTP is cut off, and a body that nobody reads any more as well.
      const isRefused =
        mood === 'wild' &&
        ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED'].includes(
          code,
        );
      if (!isRefused)
        this.fault(`${route}: ${code} ${error instanceof Error ? error.message : ''}`, request, '');
      await this.noticeDeath(request);
    }
    this.readOutput(curlOf(world.url, request));
  }

  /** A renewed or new session is the caller's own from now on, as in a browser. */
  private learn({ caller, target, operation }: FuzzRequest, body: string): void {
    if (!body.startsWith('{') && !body.startsWith('[')) return;
    const value = JSON.parse(body) as { session?: { accessToken?: string } | null };
    const isTheirs = caller.email && operation && /\/auth\/(refresh|login)/.test(operation.path);
    if (isTheirs && value.session?.accessToken) caller.authorization = `Bearer ${value.session.accessToken}`;
    this.known.learn(caller.name, target.split('?')[0]!, value);
  }

  /** Whoever has chosen a new password signs in by it from now on. */
  private noteNewPassword({ body, caller, operation }: FuzzRequest): void {
    if (!/\/(reset\/confirm|password)$/.test(operation?.path ?? '')) return;
    const { token, password, newPassword } = JSON.parse(body!.toString()) as Record<string, string>;
    const byMail = token && this.world.buyers.find(({ email }) => email === this.world.mails.ownerOf(token));
    const owner = byMail || (newPassword ? caller : undefined);
    if (owner) owner.password = newPassword ?? password!;
  }

  async sendRaw(dice: Dice, operation: Operation): Promise<void> {
    const raw = rawRequest(dice, operation.path.replaceAll(/[{}]/g, ''));
    const text = await sendRaw(this.world.url, raw.bytes, raw.only ? ANSWER_MS : QUIET_MS);
    const { statuses, faults } = rawFaults(raw, text);
    const route = `raw: ${raw.name}`;
    this.tally.answered(route, 'raw', statuses[0] ?? 'closed');
    const repeat = `echo ${Buffer.from(raw.bytes).toString('base64').slice(0, 600)} | base64 -d | nc 127.0.0.1 PORT`;
    for (const fault of faults) this.tally.fault(`${route}: ${fault}`, `${repeat}\n${text.slice(0, 400)}`);
    this.readOutput(repeat);
  }

  private fault(kind: string, request: FuzzRequest, body: string): void {
    const who = `${request.mood}, by ${request.caller.kind} ${request.caller.name}`;
    this.tally.fault(
      kind,
      `${who}\n${curlOf(this.world.url, request).slice(0, 1_500)}\n${body.slice(0, 600)}`,
    );
  }

  private async noticeDeath(request: FuzzRequest): Promise<void> {
    const isAlive = await Promise.race([this.world.server.ended.then(() => false), sleep(50, true)]);
    if (!isAlive)
      this.tally.fault(
        'the process ended',
        `${curlOf(this.world.url, request)}\n${this.world.server.output().slice(-3_000)}`,
      );
  }

  /** What the server has said since the last look. */
  readOutput(near: string): void {
    const output = this.world.server.output();
    const end = output.lastIndexOf('\n') + 1;
    if (end <= this.said) return;
    const fresh = output.slice(this.said, end);
    this.said = end;
    for (const line of outputFaults(fresh)) {
      const kind = line
        .replaceAll(/\d+/g, '#')
        .replaceAll(/[0-9a-f]{8,}/g, '#')
        .slice(-160);
      this.tally.fault(
        `log: ${kind}`,
        `${line.slice(0, 600)}\n${fresh.slice(0, 1_500)}\nnear ${near.slice(0, 500)}`,
      );
    }
  }
}
