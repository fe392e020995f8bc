import { denied } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words } from '../text/sources.js';

const radonGiver = words(String.raw`blåbetong\p{L}*|radonmark\p{L}*|högrisk\p{L}*`);

/** True when the texts name stone or ground that gives off radon. */
export const namesRadonGiver = ({ sources }: Advert): boolean =>
  findAll(sources, radonGiver).some((quote) => !denied(sources, quote));

/** True when the field of the frame names concrete or another stone. */
export const isFrameOfStone = ({ listing }: Advert): boolean =>
  /lättbetong|betong|sten|siporex|ytong/iu.test(listing.structure ?? '');
