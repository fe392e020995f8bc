/** The domains whose adverts we read, as the server's sites declare them; a spec keeps both lists equal. */
export const supportedDomains: readonly string[] = [
  'hemnet.se',
  'booli.se',
  'bjurfors.se',
  'bosthlm.se',
  'erikolsson.se',
  'exempelmaklaren.example',
  'fastighetsbyran.com',
  'fastighetsbyran.se',
  'historiskahem.se',
  'husmanhagberg.se',
  'lansfast.se',
  'maklarhuset.se',
  'mohv.se',
  'notar.se',
  'skandiamaklarna.se',
  'svenskamaklarhuset.se',
  'svenskfast.se',
  'widerlov.se',
];

/**
 * What is wrong with a typed link, in the specification's words, or null. Only a first look that saves the reader a
 * round trip: the server decides. A link without scheme is read as https, as browsers copy it.
 */
export function linkFault(
  typed: string,
): 'Måste vara en giltig URL' | 'Måste vara en giltig bostadsannons-länk' | null {
  const url = parse(typed);
  if (!url) return 'Måste vara en giltig URL';
  const host = url.hostname.toLowerCase();
  const isSupported = supportedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return isSupported ? null : 'Måste vara en giltig bostadsannons-länk';
}

/** The typed link as an address to send; what cannot be read comes back as it was typed. */
export function cleanLink(typed: string): string {
  return parse(typed)?.href ?? typed.trim();
}

function parse(typed: string): URL | null {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null;
}
