import { Controller, Module, Post, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { waitFor } from '../../../test/support/wait-for.js';
import { AppError } from '../app-error.js';
import { ProblemFilter } from './problem.filter.js';

const away = { code: 'unavailable', status: 503, userMessage: 'Försök igen.', message: 'not now' } as const;
@Controller()
class OneRoute {
  @Post()
  fail(): void {
    throw new Error('password=hemligt');
  }

  @Post('unready')
  unready(): void {
    throw new AppError(away);
  }

  @Post('busy')
  busy(): void {
    throw new AppError({ ...away, code: 'reading_busy' });
  }

  @Post('uncounted')
  uncounted(): void {
    throw new AppError({ ...away, cause: new Error('OOM command not allowed') });
  }
}
@Module({ controllers: [OneRoute] })
class OneRouteModule {}

const said: string[] = [];
const logger: LoggerService = {
  log: () => undefined,
  warn: () => undefined,
  error: (message: unknown) => void said.push(message instanceof Error ? message.message : String(message)),
};
let app: NestFastifyApplication;
let closed = 0;

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(OneRouteModule, new FastifyAdapter(), { logger });
  app.useGlobalFilters(new ProblemFilter());
  await app.listen(0, '127.0.0.1');
  app.getHttpServer().on('connection', (socket: Socket) => socket.once('close', () => (closed += 1)));
});
afterAll(() => app.close());
beforeEach(() => said.splice(0));

const port = () => (app.getHttpServer().address() as AddressInfo).port;

it('logs a fault of ours and says nothing of it', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'internal', detail: 'Något gick fel hos oss. Försök igen om en stund.' }),
  ]);
  expect(said).toEqual(['password=hemligt']);
});

it('logs what makes us unavailable, and not that we are ending, have not begun or have much to do', async () => {
  const statuses = [];
  for (const path of ['unready', 'busy', 'uncounted'])
    statuses.push((await fetch(`http://127.0.0.1:${port()}/${path}`, { method: 'POST' })).status);
  expect(statuses).toEqual([503, 503, 503]);
  expect(said).toEqual(['not now']);
});

it('makes no fault of ours of a sender who goes away in the middle', async () => {
  const before = closed;
  const socket = connect(port(), '127.0.0.1');
  const arrived = new Promise((done) => app.getHttpServer().once('request', done));
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
  );
  await arrived;
  socket.destroy();
  await waitFor(() => closed > before);
  // Whoever comes afterwards is answered after what the broken one left behind.
  await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST' });
  expect(said).toEqual(['password=hemligt']);
});
