import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { waitFor } from '../../test/support/wait-for.js';
import { patientFile } from './patient-file.js';

const file = Buffer.alloc(300_000, 'abc');
let ends: number;
const onEnd = () => (ends += 1);
beforeEach(() => {
  ends = 0;
});

it('is given whole, and ends when all of it is read', async () => {
  const { stream, length } = patientFile(file, onEnd);
  expect(length).toBe(300_000);
  await once(stream, 'readable');
  expect(ends).toBe(0);
  expect((await buffer(stream)).equals(file)).toBe(true);
  await waitFor(() => ends === 1, { what: 'the end' });
});

it('ends when its reader leaves', async () => {
  const { stream } = patientFile(file, onEnd);
  await once(stream, 'readable');
  stream.destroy();
  await waitFor(() => ends === 1, { what: 'the end' });
});

it('is cut for who reads too slowly', async () => {
  const { stream } = patientFile(file, onEnd, 100);
  await waitFor(() => ends === 1, { timeoutMs: 20_000, what: 'the cut' });
  expect(stream.destroyed).toBe(true);
});
