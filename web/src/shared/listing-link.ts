/** The domains whose adverts we read, as the server's sites declare them; a spec keeps both lists equal. */
export const supportedDomains: readonly string[] = [
  'hemnet.se',
  'booli.se',
  'alexanderwhite.se',
  'alvhem.com',
  'bjurfors.se',
  'bosthlm.se',
  'edwardpartners.se',
  'erasweden.com',
  'erikolsson.se',
  'esny.se',
  'exempelmaklaren.example',
  'fantasticfrank.com',
  'fantasticfrank.se',
  'fastighetsbyran.com',
  'fastighetsbyran.se',
  'hemverket.se',
  'historiskahem.se',
  'husmanhagberg.se',
  'innerstadsspecialisten.se',
  'karlssonuddare.se',
  'lansfast.se',
  'ludvig.se',
  'ludvigfast.se',
  'maklarhuset.se',
  'maklarringen.se',
  'mohv.se',
  'nestorfastighetsmakleri.se',
  'notar.se',
  'perjansson.se',
  'skandiamaklarna.se',
  'sodermaklarna.se',
  'stadshem.se',
  'svenskamaklarhuset.se',
  'svenskfast.se',
  'vaningen.se',
  'widerlov.se',
  'wrede.se',
];

/** What may be wrong with a typed link; the first two in the specification's words. */
export const linkFaults = {
  noUrl: 'Måste vara en giltig URL',
  unsupported: 'Måste vara en giltig bostadsannons-länk',
  manyLinks: 'Texten innehåller flera länkar. Klistra in länken till en bostad i taget.',
  notPlain:
    'Länken innehåller en port eller ett användarnamn. Kopiera den på nytt från webbläsarens adressfält.',
  tooLong: 'Länken är för lång. Öppna bostadens egen sida och kopiera länken därifrån.',
  cut: 'Länken ser avklippt ut. Öppna bostadens egen sida och kopiera hela länken därifrån.',
  noHome: 'Det här är en söklista eller startsida. Öppna bostadens egen sida och kopiera länken därifrån.',
} as const;
export type LinkFault = (typeof linkFaults)[keyof typeof linkFaults];

/** Letters of an address, as the server has it. */
const longestLink = 2_000;

/** An address of the web, one of another scheme as a whole, or one without scheme. */
const links =
  /https?:\/\/[^\s<>"”]+|(?<![a-z\d+.-])[a-z][a-z\d+.-]*(?<!https?):\/\/[^\s<>"”]+|(?<![a-z\d-]\.?)(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s<>"”]+/gi;

/**
 * What is wrong with a typed link, or null. Only a first look that saves the reader a round trip: the server decides,
 * and of other sites than the portals it alone knows which pages are adverts. A link without scheme is read as https,
 * as browsers copy it; of a text with a link in it, as phones share it, the link counts.
 */
export function linkFault(typed: string): LinkFault | null {
  const link = linkIn(typed);
  return link instanceof URL ? faultOf(link) : link;
}

/** The typed link as an address to send; what cannot be read comes back as it was typed. */
export function cleanLink(typed: string): string {
  const link = linkIn(typed);
  return link instanceof URL ? link.href : typed.trim();
}

function faultOf(url: URL): LinkFault | null {
  const host = url.hostname.toLowerCase();
  const domain = supportedDomains.find((one) => host === one || host.endsWith(`.${one}`));
  if (!domain) return linkFaults.unsupported;
  if (url.username || url.password || url.port) return linkFaults.notPlain;
  if (url.href.length > longestLink) return linkFaults.tooLong;
  if (domain === 'hemnet.se') return portalFault(url, /^(bostad|salda)$/, /^([^/]*-)?\d{4,}$/);
  return domain === 'booli.se' ? portalFault(url, /^(annons|bostad)$/, /^\d+(\/|$)/) : null;
}

/** Adverts stand in their own sections of a portal; there, an address without its number has lost its end. */
function portalFault(url: URL, sections: RegExp, home: RegExp): LinkFault | null {
  const [first = '', ...others] = url.pathname.toLowerCase().split('/').filter(Boolean);
  const [section = '', ...rest] = /^(sv|en)(-[a-z]{2})?$/.test(first) ? others : [first, ...others];
  if (!sections.test(section) || rest.length === 0) return linkFaults.noHome;
  return home.test(rest.join('/')) ? null : linkFaults.cut;
}

/** The link that was typed or pasted, alone or inside a text. */
function linkIn(typed: string): URL | LinkFault {
  const alone = parse(typed);
  if (alone) return alone;
  const found = (typed.match(links) ?? [])
    .map((link) => parse(/^.*[^.,;:!?)\]}'’»*_]/.exec(link)![0]))
    .filter((link) => link !== null);
  const supported = found.filter((link) => faultOf(link) !== linkFaults.unsupported);
  const adverts = supported.filter((link) => faultOf(link) === null);
  const [link, ...others] = adverts.length > 0 ? adverts : supported;
  if (!link) return found.length > 0 ? linkFaults.unsupported : linkFaults.noUrl;
  const place = (url: URL): string => url.hostname.replace(/^(www|m)\./, '') + url.pathname;
  return others.every((other) => place(other) === place(link)) ? link : linkFaults.manyLinks;
}

function parse(typed: string): URL | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const withScheme = hasScheme ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null;
}
