import { writeFileSync } from 'node:fs';
import { guardProcess } from '../../src/shared/guard-process.js';

/** Tasks for a `ProcessPool` under test. */
guardProcess();

export function whoami(): number {
  return process.pid;
}

/** @param begun a file that it writes when it begins */
export function hang(begun: string | null): never {
  if (begun !== null) writeFileSync(begun, '');
  for (;;);
}

export function fail(): never {
  throw new RangeError('no such home');
}

export function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Takes memory outside of the heap. */
export function fillBuffers(): never {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(1_000_000, 1));
}

export function fillHeap(): never {
  const held: object[] = [];
  for (;;) held.push([[], []]);
}

export function environment(): string[] {
  return Object.keys(process.env);
}
