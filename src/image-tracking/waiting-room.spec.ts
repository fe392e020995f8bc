import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWaitingRoom } from './waiting-room.js';

let rooms: string;
beforeEach(async () => (rooms = await mkdtemp(join(tmpdir(), 'rooms-'))));
afterEach(() => rm(rooms, { recursive: true }));

it('is gone once it was dropped, whatever was being written, and takes nothing more', async () => {
  const room = await openWaitingRoom(rooms);
  const written = Array.from({ length: 60 }, () => room.add(Buffer.alloc(300_000)));
  await room.drop();
  await Promise.all(written);
  expect(await readdir(rooms)).toEqual([]);
  await expect(room.add(Buffer.alloc(1))).rejects.toThrow('dropped');
  expect(await readdir(rooms)).toEqual([]);
});
