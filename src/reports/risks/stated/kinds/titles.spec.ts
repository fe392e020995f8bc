import { locationRisks } from './location.js';
import { mendedRisks, textRisks } from './kinds.js';

const titles = [...textRisks, ...mendedRisks, ...locationRisks].flatMap(({ title, outbuildings, cases }) => [
  title,
  ...[...(cases ?? []), ...(outbuildings ? [outbuildings] : [])].flatMap((item) => item.title ?? []),
]);
const statement =
  /(?<!\p{L})(?:är|var|har|kan|ska|saknas|saknar|gäller|nämns|finns|pågår|säljs|säljer|tillkommer|friskriver|avger|hyr|hyrs|läcker)(?!\p{L})/u;

it.each([...new Set(titles)])(
  'reads as a thing inside a sentence (”Det här väger tyngst: …”): %s',
  (title) => {
    expect(title.replace(/\ssom\s.*/u, '')).not.toMatch(statement);
    expect(title).not.toMatch(/[.!?:]/u);
    expect(title.length).toBeLessThanOrEqual(70);
  },
);
