import { isPersonName } from '../extract/names.js';

/** What people may be called by who answer for a sale, show, photograph or sell a home, or what one does with them. */
const roles = String.raw`(?:ansvarig(?:a|t)?(?:\s(?:fastighets)?mäklare)?|(?:din|er|vår|reg\.?|registrerad)\s(?:fastighets)?mäklare|(?:fastighets)?mäklare(?:n)?|mäklarassistent|assistent|handläggare|kontaktperson(?:er)?|kontakt(?:a)?|(?:projekt)?säljar(?:e|en|na)|ägar(?:e|en|na)|uppdragsgivare|(?:projekt|sälj)ledare|visningsvärd(?:ar|inna)?|visningsassistent|visas av|hålls av|tillsammans med|biträdande(?:\s(?:fastighets)?mäklare)?|visning med|kollega(?:n)?|ring|maila|mejla|sms:?a|e-?post till|skriv till|signal till|(?:chatta|prata|tala) med|vänd (?:dig|er) till|anmäl(?:an| dig| er)? (?:till|hos)|skicka .{1,30}? till|porträtt(?:bild)?(?: av| på)?|bild(?:en)? (?:av|på)|foto(?:graf)?(?: av| på)?|styling|stylist|text av|skrivet av|upplagd av|profilbild(?: av| på)?|hälsningar?(?: från)?|hälsning(?: från)?|mvh|vänligen|hälsar|kontorschef|franchisetagare|(?:mäklar|kontors)?koordinator|kontorsansvarig|delägare|budgivare(?: \d+)?|broker|agent|contact|call|email)`;
/** What people are called by to whom they belong. */
export const kin = String.raw`(?:[Hh]ustrun?|[Ff]run?|maka|makan|make|[Mm]aken|[Mm]annen|[Ss]ambon?|särbon?|[Ss]onen|[Dd]ottern|(?:(?:[Mm]in|[Dd]in|[Ss]in|[Vv]år|[Hh]ans|[Hh]ennes|[Dd]eras)\s(?:man|son|dotter|bror|syster|mor|far))|brodern|systern|mamman?|pappan?|mormor|farmor|morfar|farfar|moster|faster|morbror|farbror|kusin(?:en)?|svär(?:mor|far|son|dotter)|barnbarn(?:et)?|vännen|väninnan?)`;
/** What also a shop may be called, so that only a whole name after it is a person's. */
const others = String.raw`(?:grannen?|grannarna|hyresgästen|kunden|köparen|köparna)`;
const role = new RegExp(String.raw`(?<!\p{L})(?:${roles}|${kin}|${others})(?!\p{L})`, 'giu');
/** `hans hustru Gun-Britt`, `sonen Per och`: a first name alone. */
const related = new RegExp(
  String.raw`(?<!\p{L})${kin}\s(\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?)(?![\p{L}-])(?!\s\p{Lu})`,
  'gu',
);
/** Who speaks of a sale or a home as `Anna Ek, säljare 2025` does. */
const witness = String.raw`,\s(?:\p{Ll}{3,15}\s)?(?:säljare|köpare|kund|granne|ägare|boende|hyresgäst|ordförande|styrelseledamot|medlem|fotograf|stylist|inredare)(?!\p{L}|\s(?:av|för|med|till)(?!\p{L}))`;
const fullName = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?:\s(?:von|af|de|\p{Lu}[\p{L}'’-]{1,30})){1,3}`;
const beforeWitness = new RegExp(String.raw`(?<!\p{L})(${fullName})(?=${witness})`, 'gu');
/** `– Anna, säljare 2025`. */
const firstBeforeWitness = new RegExp(
  String.raw`(?<![^\s”"»])[–—-]\s?(\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?)(?=${witness})`,
  'gu',
);
/** `”Vi är så nöjda” – Anna Ek`. */
const afterQuote = new RegExp(String.raw`[”"»]\s{0,3}[–—-]\s?(${fullName})`, 'gu');
/** `/Anna Ek`: how a text is signed. */
const signature = /(?:^|[\s.!?,])\/ ?(?=\p{Lu}\p{Ll})/gu;
const joint = /^\s*(?:,|;|&|\+|\/|och(?=\s)|samt(?=\s)|and(?=\s))\s*/;
/** What a name after its role is looked for in, characters. */
const reach = 250;
/** `Anna Ek 070-123 45 67`, `Anna Ek, tel 08-12 34 56`. */
const beforeNumber =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3})[,:]?\s{1,3}(?:(?:tel|telefon|mobil|sms)[.:]{0,2}\s{0,2})?(?=(?:\+46|0\d{1,3})[\s-]{0,3}\d{2})/giu;
/** `Hälsar Anna & Bo`, `/Anna` at the end of a text. */
const signed =
  /(?:(?<!\p{L})(?:hälsar|hälsningar?(?: från)?|hälsning|mvh)[,:]?\s|(?<![^\s.!?,])\/ ?)(\p{Lu}\p{Ll}{1,20})(?:\s?(?:&|och|\+|\/|,)\s?(\p{Lu}\p{Ll}{1,20}))?\s{0,3}[.!]?$/iu;

/**
 * `Ansvarig mäklare: Anna Ek och Bo Ek`, `Ring Anna Ek`, `/Anna Ek`, `grannen Bo Ek`, `Bo Ek 070-123 45 67`,
 * `– Bo Ek, säljare` → `Anna Ek`, `Bo Ek`.
 */
export function namesAfterRoles(text: string): string[] {
  const told = [...text.matchAll(role), ...text.matchAll(signature)].flatMap((match) => {
    const from = match.index + match[0].length;
    return namesFrom(text.slice(from, from + reach).replace(/^\s*[:–/-]?\s*/, ''));
  });
  const whole = [beforeNumber, beforeWitness, afterQuote].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...told, ...whole.flatMap(([, name]) => namesFrom(name!))];
}

/** First names alone: of who signs a text (`Hälsar Anna & Bo`) or is told of (`hans hustru Gun-Britt`, `– Bo, säljare`). */
export function firstNamesSigned(text: string): string[] {
  const [, one, other] = signed.exec(text.slice(-reach)) ?? [];
  const told = [related, firstBeforeWitness].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => name),
  );
  return [one, other, ...told].filter(
    (name) => name !== undefined && /^\p{Lu}\p{Ll}/u.test(name),
  ) as string[];
}

/** Whether a line ends with what a signature or a name comes after: `Med vänlig hälsning`, `Ansvarig mäklare:`. */
export function announcesName(line: string): boolean {
  return /(?:hälsning(?:ar)?|mvh|vänligen|välkommen|välkomna|önskar|hälsar|säljare|ansvariga?|visningsvärd|handläggare|kontakt(?:person(?:er)?)?|ägare|fotograf|foto)\s*[:,.!]?$/i.test(
    line,
  );
}

/** A value that is one name or several: `Anna Ek & Bo Ek`, `Ek, Anna`, `Anna Ek, Mäklarna`. */
export function namesListed(text: string): string[] {
  const [, last, first] = /^(\p{Lu}[\p{L}’'-]+)[,;] ?(\p{Lu}[\p{L}’'-]+)$/u.exec(text.trim()) ?? [];
  return first === undefined ? namesFrom(text.trim()) : [`${first} ${last}`];
}

function namesFrom(text: string): string[] {
  const names: string[] = [];
  let rest = text;
  for (;;) {
    const words = /^\p{Lu}[^,|•\n:;()@<>/&+\d]{3,50}/u.exec(rest)?.[0].trim().split(/\s+/) ?? [];
    // A point ends the sentence, but that of an initial.
    const ended = words.findIndex((word) => /\p{L}{2}[.!?]$/u.test(word));
    if (ended >= 0) words.length = ended + 1;
    const name = [4, 3, 2]
      .map((count) =>
        words
          .slice(0, count)
          .join(' ')
          .replace(/[.!?]$/, ''),
      )
      .find((some) => isPersonName(some) && !/ (?:och|samt) /.test(some));
    if (name === undefined) return names;
    names.push(name);
    rest = rest.slice(name.length);
    if (!joint.test(rest)) return names;
    rest = rest.replace(joint, '');
  }
}
