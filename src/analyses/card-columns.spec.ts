import { cardColumns } from './card-columns.js';

it('cuts texts to what an index can hold, and no character in two', () => {
  const long = '𝔸'.repeat(1_000);
  const columns = cardColumns({ address: long, municipality: long, propertyType: long, tenure: `a${long}` });
  expect(columns).toMatchObject({
    address: '𝔸'.repeat(150),
    municipality: '𝔸'.repeat(50),
    propertyType: '𝔸'.repeat(50),
    tenure: `a${'𝔸'.repeat(49)}`,
  });
});

it('leaves out a figure that a column of integers cannot hold', () => {
  expect(cardColumns({ price: 2_147_483_647, livingArea: 0.5, monthlyFee: 3_000_000_000 })).toMatchObject({
    price: 2_147_483_647,
    pricePerSqm: null,
    monthlyFee: null,
    livingArea: 0.5,
  });
});
