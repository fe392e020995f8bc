import { AppError } from './app-error.js';
import { OWN_SHARE_HELD, ownShareHeld, ServiceAway, serviceAway } from './service-away.js';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
class ClientOfflineError extends Error {}

describe('a service that is away', () => {
  it.each([
    ['PostgreSQL shuts down', coded('terminating connection due to administrator command', '57P01')],
    ['PostgreSQL starts', coded('the database system is starting up', '57P03')],
    ['PostgreSQL has no room', coded('sorry, too many clients already', '53300')],
    ['PostgreSQL broke a connection', coded('connection failure', '08006')],
    ['PgBouncer has no connection in time', coded('query_wait_timeout', '08P01')],
    ['a lock was not had in time', coded('canceling statement due to lock timeout', '55P03')],
    ['a statement took too long', coded('canceling statement due to statement timeout', '57014')],
    ['nothing listens', coded('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['nothing listens at any address', new AggregateError([coded('', 'ECONNREFUSED')])],
    ['the driver lost its socket', new Error('Connection terminated unexpectedly')],
    ['the pool is dry', new Error('timeout exceeded when trying to connect')],
    ['the Redis client is offline', new ClientOfflineError('The client is offline')],
    ['Redis is full', new Error("OOM command not allowed when used memory > 'maxmemory'.")],
    ['Redis cannot save', new Error('MISCONF Redis is configured to save RDB snapshots')],
    ['Redis loads its file', new Error('LOADING Redis is loading the dataset in memory')],
    ['it is the cause of something', new Error('no', { cause: coded('', 'ECONNRESET') })],
  ])('is told by what is thrown when %s', (_when, error) => {
    const away = serviceAway(error);
    expect(away).toBeInstanceOf(ServiceAway);
    expect(away).toMatchObject({ status: 503, retry: 'later', cause: error });
  });

  it.each([
    ['a broken rule of the schema', coded('duplicate key value', '23505')],
    ['a column that is not there', coded('column "x" does not exist', '42703')],
    ['a message that cannot be read', coded('invalid message format', '08P01')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['no error', 'ECONNREFUSED'],
    ['nothing', undefined],
    [
      'what says itself what it is',
      new AppError({ code: 'x', status: 404, userMessage: 'x', cause: coded('', 'ECONNRESET') }),
    ],
  ])('is not taken for %s', (_what, error) => {
    expect(serviceAway(error)).toBeUndefined();
  });
});

it('tells who holds all connections that one may from who waits for others', () => {
  expect(ownShareHeld(new Error('no', { cause: new Error(OWN_SHARE_HELD) }))).toMatchObject({ status: 429 });
  for (const error of [new Error('timeout exceeded when trying to connect'), 'x', undefined])
    expect(ownShareHeld(error)).toBeUndefined();
});
