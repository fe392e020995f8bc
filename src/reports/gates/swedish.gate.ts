import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const swedish = words(
  'och att det är som för på med av den till inte kan om har en ett du din ditt vid från eller men så ska bör vad när hur finns saknas samt de dem sig var vara blir här där också efter innan mot över under hos detta denna utan även ha får fråga be om kontrollera',
);
/** Function words of neighbours and English that are no Swedish words. */
const foreign = words(
  'the and of is to with for that this are be should would have has which when from you your it was were been can will there what how why og ikke af fra eller være hvad hvis und der das ist nicht mit ein eine zu auf für le les des est une dans que los una para con',
);
const shared = new Set([...foreign].filter((word) => swedish.has(word)));

/** What a buyer reads is Swedish. Texts under five words are too short to tell. */
export const swedishGate: Gate = ({ result, rules }) =>
  addedClaims(result, rules).flatMap((claim) => {
    const isForeign = proseOf(claim.value).some((text) => !readsAsSwedish(text));
    return isForeign ? [{ gate: 'swedish', path: claim.path, reason: 'texten är inte på svenska' }] : [];
  });

function readsAsSwedish(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (all.length < 5) return true;
  const ours = all.filter((word) => swedish.has(word) && !shared.has(word)).length;
  const theirs = all.filter((word) => foreign.has(word) && !shared.has(word)).length;
  return theirs === 0 || ours > theirs;
}
