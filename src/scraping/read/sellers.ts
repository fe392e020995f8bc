const first = String.raw`\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?`;
const full = String.raw`${first}(?: (?:von|af|de|\p{Lu}[\p{L}'’-]{1,30})){1,3}`;
const owners = String.raw`(?<!\p{L})(?:[Ss]älj|(?:[Hh]us)?[Ää]g|[Ff]astighetsäg)ar(?:ens?|nas?|e)(?!\p{L})`;
/** `Ägare sedan 1998 är …`, `Säljare: …`, `Säljarna …`. */
const afterOwners = new RegExp(
  String.raw`${owners}(?:[^\p{Lu}.\n]{0,40}\s(?:är|var)\s|\s*:\s*|\s)(?=\p{Lu})`,
  'gu',
);
/** `Ägaren, snickaren …`: what they are besides, and nothing of where or what else. */
const beside = new RegExp(
  String.raw`${owners}[,:]\s(?:(?!(?:som|till|från|i|på|av|vid|hos|med|utan)\s)\p{Ll}+\s){0,3}(?=\p{Lu})`,
  'gu',
);
const afterWe = /(?<!\p{L})[Vv]i,\s(?=\p{Lu})/gu;
/** `Vi som säljer heter …`; a street, a home or a place is called something, too. */
const called = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[Jj]ag|[Vv]i|som\s(?:säljer|bor|äger|flyttar)(?:\s\p{Ll}+){0,3})|${owners}[^\p{Lu}.\n]{0,20})\sheter\s(?=\p{Lu})`,
  'gu',
);
const families = new RegExp(
  String.raw`(?<!\p{L})(?:[Ff]amiljen|[Mm]akarna|[Pp]aret)\s(\p{Lu}\p{Ll}{1,30})(?![\p{L}-])(?!\s(?:\p{Lu}|och\s))`,
  'gu',
);
const wholeHere = new RegExp(String.raw`^${full}(?!\p{L})`, 'u');
const firstHere = new RegExp(String.raw`^${first}(?!\p{L})`, 'u');
const joint = new RegExp(
  String.raw`^(?:\s(?:och|samt|&)\s|,\s(?=${first}(?:,|\s(?:och|samt|&)\s)))(?=\p{Lu})`,
  'u',
);

interface Sellers {
  readonly names: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
}

/**
 * Whom a line calls owner or seller: `Vi som säljer heter Anna och Per Ek`, `Ägaren, snickaren Bo Ek`, `Säljare: Anna
 * och Per`, `familjen Ek`. A single first name counts only after `heter`: what sells may be an estate or a firm.
 */
export function sellersIn(line: string): Sellers {
  const after = (pattern: RegExp): Named[] =>
    [...line.matchAll(pattern)].map((match) => namedFrom(line.slice(match.index + match[0].length)));
  const told = [...after(afterOwners), ...after(beside), ...after(afterWe)].filter(
    ({ names, firstNames }) => names.length > 0 || firstNames.length > 1,
  );
  const named = [...told, ...after(called)];
  return {
    names: named.flatMap(({ names }) => names),
    firstNames: named.flatMap(({ firstNames }) => firstNames),
    lastNames: [...line.matchAll(families)].map(([, name]) => name!),
  };
}

type Named = Omit<Sellers, 'lastNames'>;

/** The names that a text begins with: `Anna och Per Ek` → `Per Ek`, `Anna Ek` and the first name `Anna`. */
function namedFrom(text: string): Named {
  const names: string[] = [];
  const firstNames: string[] = [];
  for (let rest = text; ;) {
    const whole = wholeHere.exec(rest)?.[0];
    const one = whole ?? firstHere.exec(rest)?.[0];
    if (one === undefined) break;
    if (whole === undefined) firstNames.push(one);
    else {
      const last = whole.slice(whole.indexOf(' '));
      if (names.length === 0) names.push(...firstNames.map((name) => name + last));
      names.push(whole);
    }
    rest = rest.slice(one.length);
    const between = joint.exec(rest)?.[0];
    if (between === undefined) break;
    rest = rest.slice(between.length);
  }
  return { names, firstNames };
}
