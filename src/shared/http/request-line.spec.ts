import { RequestLine, type LeaveLine, type LeavePlace, type RequestLineLimits } from './request-line.js';

const few: RequestLineLimits = { atOnce: 4, atOnceOfOne: 2, inLine: 100, inLineOfOne: 10 };

/** A line whose works are named, last until they are ended, and tell in which order they began. */
function openLine(limits = few) {
  const line = new RequestLine(limits);
  const begun: string[] = [];
  const places = new Map<string, LeavePlace>();
  const callAll = () => {
    while (line.callNext());
  };
  return {
    line,
    begun,
    ask: (network: string, name: string) => {
      const asked = line.ask(network, (leave) => {
        begun.push(name);
        places.set(name, leave);
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

it('is full for one network, for those around it, and for all', () => {
  const { ask } = openLine({ ...few, inLine: 60 });
  const waiting = (network: string, count: number) =>
    names('x', count).filter((name) => ask(network, name) instanceof Function).length;
  // Two of the customer are at work. A /56 has twice as much room as a /64, a /48 four times.
  expect(waiting('2001:db8:1:100::/64', 20)).toBe(2 + 10);
  expect(['101', '102', '200', '201', '300'].map((net) => waiting(`2001:db8:1:${net}::/64`, 20))).toEqual([
    10, 0, 10, 10, 0,
  ]);
  expect(waiting('192.0.2.1', 30)).toBe(2 + 10);
  expect(waiting('192.0.2.2', 30)).toBe(10);
  expect(ask('192.0.2.3', 'x')).toBe('all');
});
