import { setTimeout as sleep } from 'node:timers/promises';
import { Lease } from '../../src/analyses/lease.entity.js';
import { Leases } from '../../src/analyses/leases.js';
import { onBehalfOf } from '../../src/shared/on-behalf-of.js';
import { Turns } from '../../src/shared/turns.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { waitFor } from '../support/wait-for.js';

/** Something that is made slowly and then there for all to find. */
function thing() {
  let there: string | null = null;
  const makers: string[] = [];
  return {
    makers,
    find: async () => there,
    make:
      (maker: string, outcome: 'made' | 'fails' = 'made') =>
      async () => {
        makers.push(maker);
        await sleep(100);
        if (outcome === 'fails') throw new Error(`${maker} failed`);
        there = `by ${maker}`;
        return there;
      },
  };
}

describe('what many want at once', () => {
  let test: TestOrm;
  let leases: Leases;

  beforeAll(async () => {
    test = await openTestOrm();
    leases = new Leases(test.orm.em);
  });
  afterAll(() => test.close());

  const patient = { signal: new AbortController().signal, maxWaitMs: 20_000 };
  const held = (name: string) => test.orm.em.fork().count(Lease, { name });

  it('is made by one and found by the others, who leave nothing held', async () => {
    const { makers, find, make } = thing();
    const got = await Promise.all(
      ['a', 'b', 'c', 'd'].map((who) => leases.once('one', patient, find, make(who))),
    );
    expect(makers).toHaveLength(1);
    expect(new Set(got.map(({ value }) => value))).toEqual(new Set([`by ${makers[0]}`]));
    expect(got.filter(({ isFound }) => isFound)).toHaveLength(3);
    expect(await held('one')).toBe(0);
  });

  it('is made by the next one when the first fails', async () => {
    const { makers, find, make } = thing();
    const first = leases.once('two', patient, find, make('first', 'fails'));
    const failed = expect(first).rejects.toThrow('first failed');
    await waitFor(() => makers.length === 1);
    expect((await leases.once('two', patient, find, make('second'))).value).toBe('by second');
    await failed;
    expect(makers).toEqual(['first', 'second']);
  });

  it('is no longer waited for by one who is stopped, nor after too long', async () => {
    const { makers, find, make } = thing();
    await test.orm.em
      .fork()
      .persist(new Lease('three', crypto.randomUUID(), new Date(Date.now() + 60_000)))
      .flush();
    const stop = new AbortController();
    const stopped = leases.once('three', { signal: stop.signal, maxWaitMs: 20_000 }, find, make('stopped'));
    const reason = new Error('deadline of the job');
    setTimeout(() => stop.abort(reason), 50);
    await expect(stopped).rejects.toBe(reason);
    expect((await leases.once('three', { ...patient, maxWaitMs: 300 }, find, make('impatient'))).value).toBe(
      'by impatient',
    );
    expect(makers).toEqual(['impatient']);
    expect(await held('three')).toBe(1);
  });

  it('is not waited for while its maker stands in line behind works of its own', async () => {
    const { makers, find, make } = thing();
    const places = new Turns(2, 1);
    const as = (who: string) =>
      onBehalfOf(who, () =>
        leases.once(
          'five',
          // Only the end of the line may let the other go on, and not a wait that is over.
          { signal: AbortSignal.timeout(20_000), maxWaitMs: 600_000, mostInLineMs: 50 },
          find,
          () => places.run(make(who)),
        ),
      );
    const leave = await onBehalfOf('slow', () => places.enter());
    const slow = as('slow');
    await waitFor(() => places.waitingCount === 1);
    expect(await as('other')).toEqual({ value: 'by other', isFound: false });
    expect(makers).toEqual(['other']);
    leave();
    expect(await slow).toEqual({ value: 'by slow', isFound: false });
    expect(await held('five')).toBe(0);
  });

  it('is waited for as long as its maker is at work', async () => {
    const { makers, find, make } = thing();
    const places = new Turns(1);
    const want = (who: string) =>
      leases.once('six', { ...patient, mostInLineMs: 1 }, find, () => places.run(make(who)));
    const [one, other] = await Promise.all([want('a'), want('b')]);
    expect(makers).toHaveLength(1);
    expect([one.isFound, other.isFound].sort()).toEqual([false, true]);
  });

  it('is taken over from one who died', async () => {
    const { find, make } = thing();
    await test.orm.em
      .fork()
      .persist(new Lease('four', crypto.randomUUID(), new Date(Date.now() - 1)))
      .flush();
    const { value } = await leases.once('four', { ...patient, maxWaitMs: 0 }, find, make('heir'));
    expect(value).toBe('by heir');
    expect(await held('four')).toBe(0);
  });
});
