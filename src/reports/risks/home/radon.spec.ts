import { contextOf } from '../../facts/context.js';
import { radonFlags } from './radon.js';
import { today } from '../../../../test/support/reports/adverts.js';

const context = (description: string) =>
  contextOf({ listing: { description }, images: [], disagreements: [], today });

describe('the radon measurement that counts', () => {
  it.each([
    ['Radon 201 Bq/m³.', 1],
    ['Radon 200 Bq/m³.', 0],
    ['Radonhalten överstiger gränsvärdet.', 1],
    ['Radonhalten överstiger inte gränsvärdet.', 0],
    ['Radon över gränsvärdet före 2020, därefter uppmätt till 90 Bq/m³.', 0],
  ])('%s raises %d flag', (text, count) => {
    const flags = radonFlags(context(text));
    expect(flags.map((flag) => flag.severity)).toEqual(Array<string>(count).fill('critical'));
  });
});
