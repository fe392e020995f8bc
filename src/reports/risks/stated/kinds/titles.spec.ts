import { kinds } from './kinds.js';
import { mendedRisks } from './mended.js';

const titles = [...Object.values(kinds), ...Object.values(mendedRisks)].flatMap(({ title, cases }) => [
  title,
  ...Object.values(cases ?? {}).flatMap((level) => level?.title ?? []),
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
