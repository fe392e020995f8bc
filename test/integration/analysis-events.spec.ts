import { AnalysisEventsService, type NumberedEvent } from '../../src/analyses/analysis-events.service.js';
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
    here.onModuleDestroy();
    there.onModuleDestroy();
    redis.destroy();
  });

  function listen(service: AnalysisEventsService, user: string, lastEventId?: string) {
    const seen: NumberedEvent[] = [];
    const subscription = service.stream(user, lastEventId).subscribe((event) => seen.push(event));
    return { seen, stop: () => subscription.unsubscribe() };
  }

  it('cross from one process to another, and only to their owner', async () => {
    const owner = listen(there, 'anna');
    const stranger = listen(there, 'bertil');
    await here.publish('anna', { type: 'delete', id: '1' });
    await here.publish('anna', { type: 'delete', id: '2' });
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
    await here.publish('cecilia', { type: 'delete', id: '1' });
    await waitFor(() => before.seen.length === 1);
    before.stop();
    await here.publish('cecilia', { type: 'delete', id: '2' });
    const after = listen(there, 'cecilia', before.seen[0]!.id);
    await here.publish('cecilia', { type: 'delete', id: '3' });
    await waitFor(() => after.seen.length >= 2);
    expect(after.seen.map(({ event }) => event)).toEqual([
      { type: 'delete', id: '2' },
      { type: 'delete', id: '3' },
    ]);
    after.stop();
  });

  it('tell the page to read everything anew when the last one seen is no longer kept', async () => {
    const late = listen(here, 'david', '1000-0');
    await waitFor(() => late.seen.length === 1);
    expect(late.seen[0]!.event).toEqual({ type: 'reset' });
    late.stop();
  });
});
