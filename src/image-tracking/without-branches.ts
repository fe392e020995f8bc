// Of integers within ±2^30. Pixels of a photo are as good as random: a processor guesses every other branch on them wrong,
// which costs more than all else that is done with them.

export const lesser = (a: number, b: number) => b + ((a - b) & ((a - b) >> 31));

export const greater = (a: number, b: number) => a - ((a - b) & ((a - b) >> 31));

export const distance = (a: number, b: number) => ((a - b) ^ ((a - b) >> 31)) - ((a - b) >> 31);

/** 1 when both are less than the bound, else 0. */
export const bothBelow = (a: number, b: number, bound: number) => ((a - bound) & (b - bound)) >>> 31;
