import { OwnPlaces } from './own-places.js';

/** How many analyses each person gets to work on, who asks until refused, one person after the other. */
async function takenOf(places: OwnPlaces, people: number): Promise<number[]> {
  const taken: number[] = [];
  for (let person = 0; person < people; person += 1) {
    let count = 0;
    let isRefused = false;
    while (!isRefused) {
      void places
        .run(`person-${person}`, () => new Promise<never>(() => undefined))
        .catch(() => (isRefused = true));
      await Promise.resolve();
      await Promise.resolve();
      if (!isRefused) count += 1;
    }
    taken.push(count);
  }
  return taken;
}

it('gives each person a quarter of what is free, and always one', async () => {
  expect(await takenOf(new OwnPlaces(24), 11)).toEqual([5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1]);
});

it('gives a place back when its work has ended, however it ended', async () => {
  const places = new OwnPlaces(1);
  await expect(places.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  let end = () => {};
  const first = places.run('a', () => new Promise<void>((done) => (end = done)));
  await expect(places.run('a', () => Promise.resolve())).rejects.toMatchObject({ code: 'own_ones_first' });
  end();
  await first;
  expect(await places.run('a', () => Promise.resolve('done'))).toBe('done');
});
