/** The parts of a home that have an age of their own, as adverts name them. */
const parts = {
  roof: String.raw`(?:ytter|plåt|papp|tegel)?tak(?:et|pannor\p{L}*|papp\p{L}*)?`,
  facade: String.raw`fasad\p{L}*`,
  windows: String.raw`\p{L}{0,10}fönst\p{L}*`,
  kitchen: String.raw`kök\p{L}*`,
  bathroom: String.raw`\p{L}{0,6}(?:bad|våt|dusch)rum\p{L}*|bad(?:et)?|toalett\p{L}*|wc`,
  wiring: String.raw`el(?:en|central\p{L}*|system\p{L}*)?`,
  pipes: String.raw`\p{L}{0,10}rör(?:en)?|(?:avlopp|vatten)s?ledning\p{L}*|stammar\p{L}*`,
  drainage: String.raw`(?:om)?dräner\p{L}*`,
  heating: String.raw`\p{L}{0,12}(?:värme|pump|panna)\p{L}*`,
  ventilation: String.raw`ventilation\p{L}*`,
  others: String.raw`balkong\p{L}*|altan\p{L}*|garage\p{L}*|golv\p{L}*|hus(?:et)?|villan?`,
} as const;
type Part = keyof typeof parts;

/** A word of a part of the home other than `own`. */
export const otherPart = (own: Part): string =>
  String.raw`(?:${Object.entries(parts)
    .flatMap(([part, text]) => (part === own ? [] : [text]))
    .join('|')})(?!\p{L})`;

const ending = (own: Part): string =>
  String.raw`(?![,;.]\s+(?:(?:och|samt|men|även|medan|nya?|nytt|alla|hela)\s+){0,2}${otherPart(own)})`;

/**
 * What may stand between a part and what is said of it, to the end of the sentence; the point of `renov. 2018` ends none. It
 * passes no mark behind which another part is named: `badrum med dusch, kök renoverat 2019`.
 * @param most characters
 */
export const across = (most: number, own: Part): string =>
  String.raw`(?:${ending(own)}(?:[^.!?\n]|\.(?=\s\d))){0,${most}}?`;

/** As `across`, on past full stops, for what answers a heading: `Badrum? Två. Nere 2019`. */
export const answering = (most: number, own: Part): string =>
  String.raw`(?:${ending(own)}[^!?\n]){0,${most}}?`;

/** A bare list of parts before one year: `badrum, kök och el 2016`. */
export const listed = String.raw`(?:,\s+\p{L}+){0,3}\s+och\s+\p{L}+\s+(?:från\s+)?`;

/** Between a year and the part that was renewed then, `2016: nya fönster`; not `byggdes 1965 med stora fönster`. */
export const renewedThen = String.raw`(?:\s*:|\s+(?:byttes|bytte|sattes|monterades|renoverades|gjordes|gjorde|lades|grävdes|fick|kom|utfördes|nya?|bytta))\s+(?:\p{L}+\s+){0,3}`;
