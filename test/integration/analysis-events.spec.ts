import { AnalysisEventsService, type NumberedEvent } from '../../src/analyses/analysis-events.service.js';
import type { AnalysisCard } from '../../src/analyses/analysis.types.js';
import { connectTestRedis } from '../support/redis-client.js';
import { waitFor } from '../support/wait-for.js';

describe('live events', () => {
  let redis: Awaited<ReturnType<typeof connectTestRedis>>;
  let here: AnalysisEventsService;
  let there: AnalysisEventsService;

  beforeAll(async () => {
    redis = await connectTestRedis();
    here = new AnalysisEventsService(redis);
    there = new AnalysisEventsService(redis);
    await Promise.all([here.onModuleInit(), there.onModuleInit()]);
  });
  afterAll(() => {
    here.onApplicationShutdown();
    there.onApplicationShutdown();
    redis.destroy();
  });

  let revision = 0;
  /** Tells that an analysis is gone, which is newer than all before. */
  function tell(service: AnalysisEventsService, user: string, id: string): Promise<boolean> {
    revision += 1;
    return service.publish(user, { type: 'delete', id }, { id, revision });
  }

  function listen(
    service: AnalysisEventsService,
    user: string,
    lastEventId?: string,
    isLive = async () => true,
  ) {
    const seen: NumberedEvent[] = [];
    let place: string | undefined;
    let comeAgainMs: number | undefined;
    const subscription = service.stream(user, lastEventId, isLive).subscribe((numbered) => {
      place = numbered.id;
      comeAgainMs = numbered.comeAgainMs;
      if (numbered.event.type !== 'heartbeat') seen.push(numbered);
    });
    return {
      seen,
      /** Until the first heartbeat says so, the page does not yet know where it stands. */
      ready: () => waitFor(() => place !== undefined),
      place: () => place,
      comeAgainMs: () => comeAgainMs,
      isEnded: () => subscription.closed,
      stop: () => subscription.unsubscribe(),
    };
  }

  it('cross from one process to another, and only to their owner', async () => {
    const owner = listen(there, 'anna');
    const stranger = listen(there, 'bertil');
    await tell(here, 'anna', '1');
    await tell(here, 'anna', '2');
    await waitFor(() => owner.seen.length === 2);
    expect(owner.seen.map(({ event }) => event)).toEqual([
      { type: 'delete', id: '1' },
      { type: 'delete', id: '2' },
    ]);
    expect(stranger.seen).toEqual([]);
    owner.stop();
    stranger.stop();
  });

  it('are resumed after the last one seen, none twice and none lost', async () => {
    const before = listen(here, 'cecilia');
    await tell(here, 'cecilia', '1');
    await waitFor(() => before.seen.length === 1);
    before.stop();
    await tell(here, 'cecilia', '2');
    const after = listen(there, 'cecilia', before.seen[0]!.id);
    await tell(here, 'cecilia', '3');
    await waitFor(() => after.seen.length >= 2);
    expect(after.seen.map(({ event }) => event)).toEqual([
      { type: 'delete', id: '2' },
      { type: 'delete', id: '3' },
    ]);
    after.stop();
  });

  it('can be resumed from a heartbeat, before anything happened', async () => {
    const before = listen(here, 'erik');
    await before.ready();
    before.stop();
    await tell(here, 'erik', '1');
    const after = listen(there, 'erik', before.place());
    await waitFor(() => after.seen.length > 0);
    // Nothing stood in the stream yet, so the page is told to read everything, the deletion included.
    expect(after.seen[0]!.event).toEqual({ type: 'reset' });
    after.stop();
  });

  it('come in the order of the stream when many are published at once', async () => {
    const listener = listen(there, 'frida');
    await listener.ready();
    const ids = Array.from({ length: 200 }, (_, index) => String(index));
    await Promise.all(ids.map((id, index) => tell(index % 2 ? here : there, 'frida', id)));
    await waitFor(() => listener.seen.length === ids.length);
    const places = listener.seen.map(({ id }) => id.split('-').map(Number) as [number, number]);
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    listener.stop();
  });

  it('never come after a newer one of the same analysis, however late they are told', async () => {
    const listener = listen(there, 'ivar');
    await listener.ready();
    await here.publish('ivar', { type: 'delete', id: '1' }, { id: '1', revision: 1_000_002 });
    await there.publish('ivar', { type: 'delete', id: 'held up' }, { id: '1', revision: 1_000_001 });
    await there.publish('ivar', { type: 'delete', id: 'told twice' }, { id: '1', revision: 1_000_002 });
    await there.publish('ivar', { type: 'delete', id: '2' }, { id: '2', revision: 1_000_000 });
    await waitFor(() => listener.seen.length >= 2);
    expect(listener.seen.map(({ event }) => event)).toEqual([
      { type: 'delete', id: '1' },
      { type: 'delete', id: '2' },
    ]);
    listener.stop();
  });

  it('are kept by the fifty newest, and a page that missed more reads everything anew', async () => {
    const before = listen(here, 'lisa');
    await tell(here, 'lisa', '0');
    await waitFor(() => before.seen.length === 1);
    before.stop();
    for (let n = 1; n <= 50; n += 1) await tell(here, 'lisa', String(n));
    expect(await redis.xLen('analysis-events:lisa')).toBe(50);
    const after = listen(there, 'lisa', before.seen[0]!.id);
    await waitFor(() => after.seen.length > 0);
    expect(after.seen.map(({ event }) => event)).toEqual([{ type: 'reset' }]);
    after.stop();
  });

  it('tell the page to read the analysis where its card is larger than may be kept, and go on after it', async () => {
    const listener = listen(there, 'mats');
    await listener.ready();
    const analysis = { id: '1', address: 'å'.repeat(1_000) } as AnalysisCard;
    await here.publish('mats', { type: 'update', analysis }, { id: '1', revision: 1 });
    await tell(here, 'mats', '2');
    await waitFor(() => listener.seen.length === 2);
    const told = [
      { type: 'changed', id: '1' },
      { type: 'delete', id: '2' },
    ];
    expect(listener.seen.map(({ event }) => event)).toEqual(told);
    const kept = (await redis.xRange('analysis-events:mats', '-', '+')) ?? [];
    expect(kept.map(({ message }) => JSON.parse(message['event']!) as unknown)).toEqual(told);
    listener.stop();
  });

  it('leave no more behind than the revisions of five hundred analyses', async () => {
    const revisions = () => redis.hLen('analysis-events:nils:revisions');
    await Promise.all(Array.from({ length: 500 }, (_, index) => tell(here, 'nils', String(index))));
    expect(await revisions()).toBe(500);
    await tell(here, 'nils', '0');
    expect(await revisions()).toBe(500);
    await tell(here, 'nils', 'one more');
    expect(await revisions()).toBe(1);
  });

  it('that were missed are fetched for four pages at a time, however many come at once', async () => {
    const answers: (() => void)[] = [];
    const asking = jest.spyOn(redis, 'xRange').mockImplementation((async () => {
      await new Promise<void>((answer) => answers.push(answer));
      return [];
    }) as unknown as typeof redis.xRange);
    try {
      const pages = Array.from({ length: 6 }, () => listen(here, 'olga', '1-0'));
      await waitFor(() => answers.length === 4);
      expect(asking).toHaveBeenCalledTimes(4);
      answers[0]!();
      await pages[0]!.ready();
      await waitFor(() => answers.length === 5);
      expect(asking).toHaveBeenCalledTimes(5);
      answers.forEach((answer) => answer());
      await waitFor(() => answers.length === 6);
      answers[5]!();
      await Promise.all(pages.map((page) => page.ready()));
      for (const page of pages) page.stop();
    } finally {
      asking.mockRestore();
    }
  });

  it('go to the twenty newest pages of a user; an older one is asked to come again in a minute', async () => {
    const other = listen(here, 'greta');
    const pages = Array.from({ length: 22 }, () => listen(here, 'filip'));
    await Promise.all(pages.slice(2).map((page) => page.ready()));
    expect(pages.map((page) => page.isEnded())).toEqual([true, true, ...Array<boolean>(20).fill(false)]);
    // Elsewhere there is room.
    const elsewhere = listen(there, 'filip');
    await elsewhere.ready();
    const newest = listen(here, 'filip');
    await newest.ready();
    expect([pages[2]!.isEnded(), pages[2]!.comeAgainMs()]).toEqual([true, 60_000]);
    expect([pages[3]!, elsewhere, newest, other].map((page) => page.isEnded())).toEqual(Array(4).fill(false));
    pages[3]!.stop();
    const another = listen(here, 'filip');
    await tell(there, 'filip', '1');
    await waitFor(() => another.seen.length === 1 && pages[4]!.seen.length === 1);
    expect(pages[4]!.isEnded()).toBe(false);
    for (const page of [...pages, elsewhere, newest, other, another]) page.stop();
  });

  it('end for a user who is gone, on every process, and nothing of the user stays', async () => {
    const pages = [listen(here, 'greta'), listen(there, 'greta')];
    const other = listen(there, 'hugo');
    await Promise.all([...pages, other].map((page) => page.ready()));
    await tell(here, 'greta', '1');
    await waitFor(() => pages.every(({ seen }) => seen.length === 1));
    await here.end('greta');
    await waitFor(() => pages.every((page) => page.isEnded()));
    // A run that was under way tells of itself once more.
    await tell(there, 'greta', '2');
    expect(await redis.exists('analysis-events:greta')).toBe(0);
    await tell(here, 'hugo', '3');
    await waitFor(() => other.seen.length === 1);
    expect(other.isEnded()).toBe(false);
    other.stop();
  });

  it('are not told to a page whose session ended while it opened', async () => {
    const before = listen(here, 'johan');
    await tell(here, 'johan', '1');
    await waitFor(() => before.seen.length === 1);
    await tell(here, 'johan', '2');
    const ended = listen(here, 'johan', before.seen[0]!.id, async () => false);
    await waitFor(() => ended.isEnded());
    expect([ended.seen, ended.place()]).toEqual([[], undefined]);
    before.stop();
  });

  it('end for the pages whose sessions have ended, on every process, and go on for the others', async () => {
    let lives = true;
    const pages = [here, there].map((service) => listen(service, 'karin', undefined, async () => lives));
    const unknown = listen(there, 'karin', undefined, async () => {
      if (lives) return true;
      throw new Error('The database is away');
    });
    const other = listen(there, 'karin');
    await Promise.all([...pages, unknown, other].map((page) => page.ready()));
    lives = false;
    await redis.publish('session-ends', 'karin');
    await waitFor(() => [...pages, unknown].every((page) => page.isEnded()));
    await tell(here, 'karin', '1');
    await waitFor(() => other.seen.length === 1);
    expect([...pages, unknown].flatMap(({ seen }) => seen)).toEqual([]);
    other.stop();
  });

  it.each(['1000-0', '7', 'nonsense', '1-99999999999999999999999', '18446744073709551616-0'])(
    'tell the page to read everything anew when the last one seen (%s) is no longer kept',
    async (lastEventId) => {
      const late = listen(here, 'david', lastEventId);
      await waitFor(() => late.seen.length === 1);
      expect(late.seen[0]!.event).toEqual({ type: 'reset' });
      expect(late.seen[0]!.id).toMatch(/^\d+-\d+$/);
      late.stop();
    },
  );
});
