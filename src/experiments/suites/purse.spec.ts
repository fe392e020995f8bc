import { Purse } from './purse.js';

const cheap = (costUsd: number) => ({ variant: 'cheap', costUsd });
const dear = (costUsd: number) => ({ variant: 'dear', costUsd });
/** Whether it is settled before anything else happens. */
const isDecided = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open');
  return (await Promise.race([promise, new Promise((done) => setImmediate(() => done(open)))])) !== open;
};

describe('what a run may still spend', () => {
  it('has no limit unless one is set', async () => {
    const purse = new Purse(null);
    expect([await purse.reserve('cheap', 9), await purse.reserve('dear', 90)]).toEqual([0, 0]);
  });

  it('sets the worst aside until one of the variant is paid, then as much as its dearest', async () => {
    const purse = new Purse(1);
    expect(await purse.reserve('cheap', 0.6)).toBe(0.6);
    const second = purse.reserve('cheap', 0.6);
    expect(await isDecided(second)).toBe(false);
    purse.took(cheap(0.3), 0.6);
    expect(await second).toBe(0.3);
    // 0.3 spent, one under way at 0.3, another fits: 0.9. A fourth would make 1.2.
    expect(await purse.reserve('cheap', 0.6)).toBe(0.3);
    purse.took(cheap(0.3), 0.3);
    purse.took(cheap(0.3), 0.3);
    expect(await purse.reserve('cheap', 0.6)).toBeNull();
  });

  it('does not take what a cheap variant costs for what a dear one may', async () => {
    const purse = new Purse(1);
    purse.took(cheap(0.01), (await purse.reserve('cheap', 0.02))!);
    expect(await purse.reserve('dear', 1)).toBeNull();
    expect(await purse.reserve('dear', 0.9)).toBe(0.9);
    // 0.01 spent and 0.9 set aside: eight more of 0.01 fit beside it, a tenth would make 1.01.
    for (let run = 0; run < 8; run++) expect(await purse.reserve('cheap', 0.02)).toBe(0.01);
    purse.took(dear(0.9), 0.9);
  });

  it('counts what was spent before, by variant', async () => {
    expect(await new Purse(1, [cheap(0.4), cheap(0.2)]).reserve('cheap', 9)).toBe(0.4);
    expect(await new Purse(0.9, [cheap(0.4), cheap(0.2)]).reserve('cheap', 9)).toBeNull();
    expect(await new Purse(1, [cheap(0.4), cheap(0.2)]).reserve('dear', 9)).toBeNull();
  });

  it('lets free ones go on when nothing is left', async () => {
    const purse = new Purse(0.01, [cheap(0.01)]);
    for (let run = 0; run < 20; run++) expect(await purse.reserve('cheap', 0)).toBe(0);
  });
});
