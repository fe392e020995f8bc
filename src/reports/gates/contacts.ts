const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Last parts of hosts that count whatever stands before them. */
const commonEndings =
  'se nu com net org info io ai eu dev app ru cn xyz biz me co uk de no dk fi link site online shop ly gg to click live store web';
const common = words(commonEndings);
const fileEndings = words('pdf doc docx xls xlsx ppt pptx jpg jpeg png gif webp txt csv htm html');
/** Shortened words that are written with a dot and no space after it. */
const shortened = words(
  'ca kl nr st tr vån max min resp tel ev el bl fr inkl exkl enl ggr kr kv kvm tkr mkr jfr avd obs alt ung uppsk lgh brf forts kap sid prof jan feb mars apr aug sept okt nov dec',
);

const oneOf = commonEndings.replaceAll(' ', '|');
const spelledOut: readonly [RegExp, string][] = [
  [/[。｡․]/g, '.'],
  [/(?:(?<!\s)\s+)?[[({]\s*(?:dot|punkt|\.)\s*[\])}]\s*/giu, '.'],
  [new RegExp(`(?<!\\s)\\s+(?:dot|punkt)\\s+(?=(?:${oneOf})(?![\\p{L}\\d]))`, 'giu'), '.'],
  [/(?:(?<!\s)\s+)?[[({]\s*(?:at|snabel-?a|@)\s*[\])}]\s*/giu, '@'],
  [
    new RegExp(
      `(?:(?<!\\s)\\s+)?[[({]\\s*a\\s*[\\])}]\\s*(?=[\\p{L}\\d-]+\\.(?:${oneOf})(?![\\p{L}\\d]))`,
      'giu',
    ),
    '@',
  ],
  [/(?<!\s)\s+(?:at|snabel-?a)\s+(?=[\p{L}\d-]+\.\p{L}{2})/giu, '@'],
];

const link = /\b[a-z][a-z0-9+.-]{1,15}:\/\/|\b(?:javascript|data|mailto|tel):\S|\bwww\./i;
const mail = /(?<![^\s@])[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+/;
const handle = /(?<![\p{L}\d.@])@[\p{L}\d_][\p{L}\d_.]+/u;
const phones: readonly RegExp[] = [
  /(?<![\d.,–-])(?:\+46|0046|0)[\s()]*[1-9]\d{0,2}(?:[\s()/–-]*\d){6,8}(?!\d)/,
  // Dots also part dates and times of day: with them only whole numbers count.
  /(?<![\d.,–-])0[1-9]\d{0,2}(?:\.\d{2,4}){2,4}(?<=(?:\d\.?){9,})(?![\d–-]|\.\d)/,
  /\+\d{1,3}(?:[\s().-]*\d){7,11}(?!\d|\s*(?:kr|%))/,
];

/** Ways to reach somebody that a text holds, in Swedish, however they are written; names of files and streets are none. */
export function contactsIn(text: string): string[] {
  const plain = spelledOut.reduce(
    (shown, [pattern, sign]) => shown.replace(pattern, sign),
    text.normalize('NFKC'),
  );
  const hosts =
    plain.replace(new RegExp(mail, 'g'), ' ').match(/(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu) ?? [];
  return [
    ...(link.test(plain) ? ['en länk'] : []),
    ...(hosts.some(isHost) ? ['en webbadress'] : []),
    ...(mail.test(plain) ? ['en e-postadress'] : []),
    ...(handle.test(plain) ? ['ett användarnamn'] : []),
    ...(phones.some((phone) => phone.test(plain)) ? ['ett telefonnummer'] : []),
  ];
}

function isHost(token: string): boolean {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(token)) return true;
  const labels = token.split('.');
  const ending = labels.at(-1) ?? '';
  const name = labels.at(-2) ?? '';
  // "slut.Nästa" lacks a space and "St.Eriksgatan" is a street: a host's ending is written in one case.
  if (!/^(?:\p{Ll}{2,24}|\p{Lu}{2,24})$/u.test(ending)) return false;
  if (common.has(ending.toLowerCase())) return true;
  const isShortened = labels.length === 2 && labels.some((label) => shortened.has(label.toLowerCase()));
  return name.length >= 2 && /\p{L}/u.test(name) && !fileEndings.has(ending.toLowerCase()) && !isShortened;
}
