import { doorLimits } from './door-line.js';
import { RequestLine, type LeaveLine, type LeavePlace, type RequestLineLimits } from './request-line.js';

const few: RequestLineLimits = { atOnce: 4, atOnceOfOne: 2, inLine: 100, inLineOfOne: 10 };

/** A line whose works are named, last until they are ended, and tell in which order they began. */
function openLine(limits = few) {
  const line = new RequestLine(limits);
  const begun: string[] = [];
  const gaveWay: string[] = [];
  const places = new Map<string, LeavePlace>();
  const callAll = () => {
    while (line.callNext());
  };
  return {
    line,
    begun,
    gaveWay,
    ask: (network: string, name: string) => {
      const asked = line.ask(network, {
        begin: (leave) => {
          begun.push(name);
          places.set(name, leave);
        },
        giveWay: () => void gaveWay.push(name),
      });
      callAll();
      return asked;
    },
    end: (name: string) => {
      places.get(name)!();
      callAll();
    },
  };
}
const names = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);

it('works on so many at once of one customer, and of all', () => {
  const { ask, begun, line } = openLine();
  for (const name of names('a', 5)) ask('192.0.2.1', name);
  expect([begun, line.length]).toEqual([['a1', 'a2'], 3]);
  for (const name of names('b', 3)) ask('192.0.2.2', name);
  ask('192.0.2.3', 'c1');
  expect([begun.slice(2), line.length]).toEqual([['b1', 'b2'], 5]);
});

it('lets customers take turns, whoever has many waiting', () => {
  const { ask, begun, end } = openLine();
  for (const name of names('a', 10)) ask('192.0.2.1', name);
  for (const name of names('b', 4)) ask('192.0.2.2', name);
  ask('192.0.2.3', 'c1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  for (const name of ['b1', 'a1', 'a2', 'a3']) end(name);
  // b3, for a has two at work; then those whose turn it is.
  expect(begun.slice(4)).toEqual(['b3', 'a3', 'c1', 'a4']);
});

it('lets the networks of one customer take turns as well', () => {
  const { ask, begun, end } = openLine({ ...few, atOnceOfOne: 1 });
  for (const name of names('a', 5)) ask('2001:db8:1:1::/64', name);
  ask('2001:db8:1:2::/64', 'b1');
  end('a1');
  end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('never begins what has left the line, and gives its room to others', () => {
  const { ask, begun, end, line } = openLine();
  const leave = names('a', 12).map((name) => ask('192.0.2.1', name) as LeaveLine);
  expect(ask('192.0.2.1', 'refused')).toBe('network');
  // The fourth twice, and one that is at work.
  for (const one of [3, 3, 0]) leave[one]!();
  expect(line.length).toBe(9);
  expect(ask('192.0.2.1', 'last')).toBeInstanceOf(Function);
  for (const name of [...names('a', 3), ...names('a', 12).slice(4)]) end(name);
  expect(begun).toEqual([...names('a', 3), ...names('a', 12).slice(4), 'last']);
  end('last');
  expect(line.length).toBe(0);
});

it('gives a place back once, however often it is left', () => {
  const { ask, begun, end } = openLine();
  for (const name of names('a', 5)) ask('192.0.2.1', name);
  end('a1');
  end('a1');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

it('is full for one network, and for those around it', () => {
  const { ask } = openLine();
  const waiting = (network: string, count: number) =>
    names('x', count).filter((name) => ask(network, name) instanceof Function).length;
  // Two of the customer are at work. A /56 has twice as much room as a /64, a /48 four times.
  expect(waiting('2001:db8:1:100::/64', 20)).toBe(2 + 10);
  expect(['101', '102', '200', '201', '300'].map((net) => waiting(`2001:db8:1:${net}::/64`, 20))).toEqual([
    10, 0, 10, 10, 0,
  ]);
  expect(waiting('192.0.2.1', 30)).toBe(2 + 10);
  expect(ask('192.0.2.1', 'x')).toBe('network');
});

describe('a full line', () => {
  /** A line of ten with nobody at work. */
  const ofTen = () => openLine({ ...few, atOnce: 0, inLine: 10 });
  const one = (net: string) => `2001:db8:1:${net}::/64`;
  const askAll = (line: ReturnType<typeof ofTen>, network: string, letter: string, count: number) => {
    for (const name of names(letter, count)) line.ask(network, name);
  };

  it('lets somebody in for the newest of whoever has most in it', () => {
    const full = ofTen();
    askAll(full, '192.0.2.1', 'a', 7);
    askAll(full, '192.0.2.2', 'b', 3);
    expect(full.ask('192.0.2.3', 'c1')).toBeInstanceOf(Function);
    expect(full.ask('192.0.2.2', 'b4')).toBeInstanceOf(Function);
    expect([full.gaveWay, full.line.length]).toEqual([['a7', 'a6'], 10]);
  });

  it('refuses whoever would have as many as they, who has none give way', () => {
    const full = ofTen();
    askAll(full, '192.0.2.1', 'a', 10);
    expect(full.ask('192.0.2.1', 'a11')).toBe('network');
    askAll(full, '192.0.2.2', 'b', 5);
    expect(full.gaveWay).toEqual(['a10', 'a9', 'a8', 'a7', 'a6']);
    expect([full.ask('192.0.2.2', 'b6'), full.ask('192.0.2.1', 'a11')]).toEqual(['all', 'all']);
    expect([full.gaveWay.length, full.line.length]).toEqual([5, 10]);
  });

  it('has nobody give way who has but one in it', () => {
    const full = ofTen();
    for (let n = 1; n <= 10; n += 1) full.ask(`192.0.2.${n}`, `a${n}`);
    expect([full.ask('192.0.2.11', 'a11'), full.gaveWay]).toEqual(['all', []]);
  });

  it('has the network of a customer give way that has most', () => {
    const full = ofTen();
    askAll(full, one('100'), 'a', 6);
    askAll(full, one('101'), 'b', 4);
    askAll(full, '192.0.2.1', 'c', 4);
    expect(full.gaveWay.slice(0, 2)).toEqual(['a6', 'a5']);
    // Then both have four.
    expect(new Set(full.gaveWay.slice(2))).toEqual(new Set(['a4', 'b4']));
  });

  it('never begins what gave way, and gives its room back once', () => {
    const full = openLine({ atOnce: 1, atOnceOfOne: 1, inLine: 3, inLineOfOne: 3 });
    const leave = names('a', 4).map((name) => full.ask('192.0.2.1', name) as LeaveLine);
    full.ask('192.0.2.2', 'b1');
    expect(full.gaveWay).toEqual(['a4']);
    leave[3]!();
    expect(full.line.length).toBe(3);
    for (const name of ['a1', 'a2', 'b1', 'a3']) full.end(name);
    expect([full.begun, full.line.length]).toEqual([['a1', 'a2', 'b1', 'a3'], 0]);
  });

  it('of two thousand cannot be held by one customer with a line of each kind of address', () => {
    const { ask, line, gaveWay } = openLine({ ...doorLimits, atOnce: 0 });
    const subnets = ['0', '1', '100', '101'];
    for (const from of [...subnets.map(one), '192.0.2.7']) for (let n = 0; n < 450; n += 1) ask(from, from);
    expect(line.length).toBe(doorLimits.inLine);
    for (let n = 0; n < 20; n += 1) expect(ask('198.51.100.1', 'buyer')).toBeInstanceOf(Function);
    // The /48 had four times as many as the address.
    expect([gaveWay.length, new Set(gaveWay)]).toEqual([20, new Set(subnets.map(one))]);
  });
});
