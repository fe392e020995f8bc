import { roomOf } from './folders.js';
import { findingOf } from './sites.js';

describe('room on a disk', () => {
  it.each([
    [199_999_999, 'wrong', '199 MB'],
    [200_000_000, 'warning', '200 MB'],
    [1_999_999_999, 'warning', '2.0 GB'],
    [2_000_000_000, 'ok', '2.0 GB'],
    [61_250_000_000, 'ok', '61.3 GB'],
  ])('of %d bytes is %s', (free, state, inWords) => {
    expect(roomOf('pictures', '/data/images', free)).toMatchObject({
      name: 'pictures',
      state,
      found: `/data/images, ${inWords} free`,
    });
  });
});

describe('sites', () => {
  it('that are read worse than before are named', () => {
    const finding = findingOf([
      { site: 'notar', state: 'stopped' },
      { site: 'mohv', state: 'stopped' },
      { site: 'bjurfors', state: 'good' },
    ]);
    expect(finding).toMatchObject({ state: 'warning', found: 'read worse than before: notar, mohv' });
    expect(finding.remedy).toContain('"npx app-cli scraping check notar"');
  });

  it('that read as before, or too seldom, are counted', () => {
    const sites = [
      { site: 'bjurfors', state: 'good' },
      { site: 'mohv', state: 'too few' },
      { site: 'notar', state: 'too few' },
    ] as const;
    expect(findingOf(sites)).toMatchObject({
      state: 'ok',
      found: '1 read as before, 2 read too seldom to tell',
    });
    expect(findingOf([])).toMatchObject({ state: 'ok', found: 'none was read in 30 days' });
  });
});
