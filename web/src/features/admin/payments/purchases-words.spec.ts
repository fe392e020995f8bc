import { readListAddress } from '../list/use-list-address.js';
import { purchasesWords } from './purchases-words.js';

const read = (address: string) => readListAddress(new URLSearchParams(address), purchasesWords);

describe('what the address of the purchases asks for', () => {
  it('is the newest of all where it says nothing', () => {
    expect(read('')).toEqual({ search: '', filter: null, sort: 'created_at', order: 'desc', page: 1 });
  });

  it('is what it says', () => {
    expect(read('search=anna&filter=owed&sort=amount_paid&order=asc&page=3')).toEqual({
      search: 'anna',
      filter: 'owed',
      sort: 'amount_paid',
      order: 'asc',
      page: 3,
    });
  });

  it('begins with the largest sums and with words from A', () => {
    expect(read('sort=amount_paid').order).toBe('desc');
    expect(read('sort=user_email').order).toBe('asc');
  });

  it.each([
    'filter=all',
    'filter=toString',
    'sort=price',
    'sort=valueOf',
    'order=sideways',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=40001',
  ])('leaves out %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });
});
