import proxyAddr from '@fastify/proxy-addr';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isProxyAddress } from '../config/trusted-proxies.js';
import { clientNetwork } from '../limits/client-network.js';
import { tellSecurity } from '../logging/security-events.js';
import { Sparingly } from '../logging/sparingly.js';
import { refuseEarly } from './early-answer.js';
import { RequestLine, type LeavePlace, type NoRoom } from './request-line.js';
import { requestsLeft, requestsRefused } from './requests.metrics.js';

/**
 * Of a process, see `RequestLineLimits`. Twenty open pages that are told to read anew ask for some eighty lists in a
 * moment, and a page of pictures for as many.
 */
export const doorLimits = {
  atOnce: 48,
  atOnceOfOne: 12,
  inLine: 2_000,
  inLineOfOne: 400,
  /**
   * A place is left after so many milliseconds though nothing is answered: what takes longer waits for a lock or somebody
   * else's service, and has limits of its own.
   */
  heldMs: 2_000,
};

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** Turns of the event loop in which connections may be taken in before the next request is begun all the same. */
const DOOR_FIRST_TURNS = 4;

/** Machines of ours ask these and take silence for death; nobody else can make them dear. */
const probes = new Set(['/api/health/live', '/api/health/ready']);

/** What is done with a place, see `WaitingRequest`. */
interface Turn {
  readonly begin: () => void;
  readonly isBack: boolean;
}

/** A request that goes through the line, which may leave its place and come for another. */
interface Visit {
  /** Leaves the place; undefined while it holds none. */
  leave: LeavePlace | undefined;
  /** Waits in line for a place. Refused, or gone, it never begins. */
  readonly wait: (turn: Turn) => void;
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** Gives the place of a request to another: it waits for something that has limits of its own. */
export function leavePlace(request: IncomingMessage): void {
  visits.get(request)?.leave?.();
}

/**
 * Waits for a place, unless the request holds one, ahead of those of its network that have not begun. Never settles where
 * it gives way to others, which is answered here, or its connection closes.
 */
export async function takePlace(request: IncomingMessage): Promise<void> {
  const visit = visits.get(request);
  if (!visit || visit.leave) return;
  await new Promise<void>((begin) => visit.wait({ begin, isBack: true }));
}

/**
 * Has requests wait for a place before anything is done about them. Nothing ever is about those whose connection closes
 * meanwhile, and about those for whom the line is too long. A place is left when the head of the answer goes out, or by
 * whoever reads the request while it waits for something else.
 *
 * Node takes in one connection in a turn of its event loop, in the order in which they came, whoever sends them. So one
 * request is begun in a turn at the most, and while connections come in turn by turn only in each fifth: hundreds that
 * wait to be taken in would else each wait for the work of a flood.
 * @param server that takes in the connections
 * @param trustedProxies who may say for whom they ask
 */
export function inLine(
  server: Server,
  listener: RequestListener,
  trustedProxies: readonly string[],
  limits = doorLimits,
): RequestListener {
  const line = new RequestLine(limits);
  const sparingly = new Sparingly();
  const isProxy = (address: string) => isProxyAddress(address, trustedProxies);
  let isCalling = false;
  let hasTakenIn = false;
  let turnsPassed = 0;
  server.on('connection', () => (hasTakenIn = true));

  function callSoon(): void {
    if (isCalling) return;
    isCalling = true;
    setImmediate(call);
  }

  function call(): void {
    isCalling = false;
    const isDoorFirst = hasTakenIn && turnsPassed < DOOR_FIRST_TURNS;
    turnsPassed = isDoorFirst ? turnsPassed + 1 : 0;
    hasTakenIn = false;
    if (isDoorFirst || line.callNext()) callSoon();
  }

  function refuse(request: IncomingMessage, response: ServerResponse, full: NoRoom): void {
    requestsRefused.inc({ full });
    sparingly.tell(full, (times) => tellSecurity('limit-reached', { act: 'requests', by: full, times }));
    refuseEarly(request, response, { detail: 'Det är för många på en gång. Försök igen om en stund.' });
  }

  function wait(visit: Visit, network: string, [request, response]: Exchange, turn: Turn): void {
    const leaveLine = line.ask(network, {
      begin: (leavePlace) => {
        response.off('close', hangUp);
        const leave = () => {
          clearTimeout(late);
          visit.leave = undefined;
          leavePlace();
          // Whoever leaves calls the next one, which is none of their work.
          callSoon();
        };
        const late = setTimeout(leave, limits.heldMs).unref();
        if (request.socket.destroyed) {
          // It is closing, which is told in a moment.
          requestsLeft.inc();
          leave();
          return;
        }
        visit.leave = leave;
        turn.begin();
      },
      giveWay: () => {
        response.off('close', hangUp);
        refuse(request, response, 'all');
      },
      isBack: turn.isBack,
    });
    if (typeof leaveLine === 'string') return refuse(request, response, leaveLine);
    const hangUp = () => {
      leaveLine();
      requestsLeft.inc();
    };
    response.once('close', hangUp);
    callSoon();
  }

  return (request, response) => {
    if (probes.has(request.url ?? '')) return void listener(request, response);
    const network = clientNetwork(proxyAddr(request, isProxy));
    const visit: Visit = {
      leave: undefined,
      wait: (turn) => wait(visit, network, [request, response], turn),
    };
    visits.set(request, visit);
    leaveWithHead(request, response);
    const inOwnContext = AsyncLocalStorage.snapshot();
    visit.wait({ begin: () => inOwnContext(listener, request, response), isBack: false });
  };
}

/** A place is held until the head of the answer goes out, however early the connection closes: work goes on to its end. */
function leaveWithHead(...[request, response]: Exchange): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    leavePlace(request);
    return writeHead(...head);
  };
}
