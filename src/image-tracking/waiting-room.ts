import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Turns } from '../shared/turns.js';
import { leftBehindMs } from './image-store-sweep.js';

/** Rooms looked at together; the pool that reads files serves everyone. */
const roomsAtOnce = 4;

/** Files of this process that are not decided on yet. */
export interface WaitingRoom {
  /** Writes the bytes to a file and gives its path. */
  add(bytes: Buffer): Promise<string>;
  read(file: string): Promise<Buffer>;
  /** Removes all of them, those that are being written too; from then on none comes in. */
  drop(): Promise<void>;
}

/** Makes one under the folder of all rooms. */
export async function openWaitingRoom(rooms: string): Promise<WaitingRoom> {
  const folder = join(rooms, randomUUID());
  await mkdir(folder, { recursive: true });
  const writing = new Set<Promise<void>>();
  let isDropped = false;
  return {
    add: async (bytes) => {
      if (isDropped) throw new Error('The pictures that waited were dropped');
      const file = join(folder, randomUUID());
      const written = writeFile(file, bytes);
      writing.add(written);
      await written.finally(() => writing.delete(written));
      return file;
    },
    read: (file) => readFile(file),
    drop: async () => {
      isDropped = true;
      // What is written while a folder is removed keeps it there.
      await Promise.allSettled(writing);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes folders of waiting files that no process can be at work on. */
export async function removeOldRooms(rooms: string): Promise<void> {
  const names = await readdir(rooms).catch(() => []);
  await new Turns(roomsAtOnce).each(names, async (name) => {
    const found = await stat(join(rooms, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftBehindMs)
      await rm(join(rooms, name), { recursive: true, force: true });
  });
}
