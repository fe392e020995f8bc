import { OpenConnections, type Connection } from './open-connections.js';

/** Ten at once, of one network as many. */
function openTen() {
  const open = new OpenConnections({ maxConnections: 10, maxConnectionsOfNetwork: 10 });
  const cut: string[] = [];
  const connect = (network: string | undefined, name: string, unanswered = 0) => {
    const connection: Connection = { unanswered, cut: () => void cut.push(name) };
    return { connection, forget: open.add(network, connection) };
  };
  /** How many of so many are taken in. */
  const connectAll = (network: string | undefined, count: number, letter: string, unanswered = 0) =>
    Array.from({ length: count }, (_, n) => connect(network, `${letter}${n + 1}`, unanswered)).filter(
      ({ forget }) => forget,
    );
  return { connect, connectAll, cut };
}

it('takes in somebody for the oldest idle connection of whoever has most', () => {
  const { connect, connectAll, cut } = openTen();
  const [first] = connectAll('192.0.2.1', 7, 'a');
  connectAll('192.0.2.2', 3, 'b');
  first!.connection.unanswered = 1;
  expect(connect('192.0.2.3', 'c1').forget).toBeInstanceOf(Function);
  expect(connect('192.0.2.2', 'b4').forget).toBeInstanceOf(Function);
  expect(cut).toEqual(['a2', 'a3']);
});

it('takes the newest where all of theirs are busy', () => {
  const { connect, connectAll, cut } = openTen();
  connectAll('192.0.2.1', 10, 'a', 1);
  expect(connect('192.0.2.2', 'b1').forget).toBeInstanceOf(Function);
  expect(cut).toEqual(['a10']);
});

it('refuses whoever would have as many as they, so nobody loses their only one', () => {
  const { connect, connectAll, cut } = openTen();
  for (let n = 1; n <= 9; n += 1) connect(`192.0.2.${n}`, `a${n}`);
  connect('192.0.2.9', 'a10');
  expect(connectAll('192.0.2.10', 5, 'b').length).toBe(1);
  expect(cut).toEqual(['a9']);
  expect([connect('192.0.2.11', 'c').forget, cut.length]).toEqual([undefined, 1]);
});

it('counts the networks of an IPv6 customer as one', () => {
  const { connect, connectAll, cut } = openTen();
  for (let n = 1; n <= 6; n += 1) connect(`2001:db8:1:${n}::/64`, `a${n}`);
  connectAll('192.0.2.1', 4, 'b');
  connect('192.0.2.2', 'c1');
  expect([cut, connect('2001:db8:1:7::/64', 'a7').forget]).toEqual([['a1'], undefined]);
});

it('has room for a proxy of ours, and counts what comes through it', () => {
  const { connect, connectAll, cut } = openTen();
  connectAll(undefined, 8, 'proxy');
  connectAll('192.0.2.1', 2, 'a');
  expect(connect(undefined, 'proxy9').forget).toBeInstanceOf(Function);
  // Those of proxies are never cut.
  expect([connect('192.0.2.2', 'b1').forget, cut]).toEqual([undefined, ['a1']]);
});

it('gives room back once when a connection closes, however it ended', () => {
  const { connect, connectAll, cut } = openTen();
  const mine = connectAll('192.0.2.1', 10, 'a');
  connect('192.0.2.2', 'b1');
  expect(cut).toEqual(['a1']);
  for (const one of [mine[0]!, mine[1]!, mine[1]!]) one.forget!();
  expect(connectAll('192.0.2.3', 1, 'c').length).toBe(1);
  expect(cut).toEqual(['a1']);
  connect('192.0.2.4', 'd');
  expect(cut).toEqual(['a1', 'a3']);
});
