import { RedisClient } from 'redis';

const classOfClients = () => RedisClient.factory();
let make: ReturnType<typeof classOfClients> | undefined;

/**
 * A client that is not connected yet, of the class that all clients of this process have. The package's `createClient`
 * makes a class of some 500 commands anew for each address, which takes longer than to connect.
 */
export const openRedis: ReturnType<typeof classOfClients> = (options) => (make ??= classOfClients())(options);
