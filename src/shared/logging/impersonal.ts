import { bareHost, isPublicAddress } from '../http/public-address.js';

/** Characters of a text that are kept. */
const LONGEST = 16_384;

// Each takes time that grows with the length alone: what is repeated is bounded, or begins at its first character only.
const addresses = /([a-z][a-z0-9+.-]{0,31}):\/\/[^\s"'`<>)\]},]+/gi;
/** An address of the web without its scheme: no file name, which has a folder before it or none after it. */
const bareAddresses =
  /(?<![\p{L}\p{N}._/@-])((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?::\d{1,5})?)\/[^\s"'`<>)\]},…]+/gu;
const mails = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
const tokens = /eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g;
const bearers = /\b(bearer\s+)\S+/gi;
/** A name and its password in base64; the word alone is one of the language. */
const basics = /\b([Bb]asic\s+)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{6,}={0,2}/g;
const keys = /\b(?:(?:sk|rk|pk)_(?:live|test)|whsec|sk)[_-][\w-]{8,}/g;
/** 32 random bytes in base64url, as our secrets are; a digest in hex is none. */
const secrets = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[A-Za-z0-9_-]{43}(?![\w-])/g;
/** What PostgreSQL tells of values that it refused: of any kind, over many lines, to the stack or the end. */
const refusedValues =
  /(- detail:|\bFailing row contains|\bKey(?= \([^=\n]{1,300}\)=\()|\binvalid input (?:syntax|value) for [^:"\n]{1,80}:)[\s\S]*?(?=\n {4}at [^\n]*(?::\d+:\d+|<anonymous>|native)\)?(?:\n|$)|$)/g;
const ipv4 = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\w:.])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi;

/**
 * A text as it may stand in a log: of an address of the web only its host is left (the path names a home and can hold a
 * token), of values that the database refused nothing, and mail addresses, tokens, keys and public IP addresses are named
 * as what they were. File names in stacks, ids, digests and addresses of our own network stay. Errors of other programs
 * say what they like, and as much: every line passes here, and is cut after 16,384 characters.
 */
export function impersonal(text: string): string {
  return shortened(text)
    .replace(refusedValues, '$1 …')
    .replace(addresses, hostOnly)
    .replace(bareAddresses, '$1/…')
    .replace(mails, '[mail]')
    .replace(tokens, '[token]')
    .replace(bearers, '$1[token]')
    .replace(basics, '$1[token]')
    .replace(keys, '[key]')
    .replace(secrets, '[token]')
    .replace(ipv4, ipless)
    .replace(ipv6, ipless);
}

/** Cut between words: half an address would not be known for one. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  let end = LONGEST;
  while (end > 0 && !/\s/.test(text[end]!)) end -= 1;
  return `${text.slice(0, end)} … ${text.length - end} characters more`;
}

function hostOnly(address: string, scheme: string): string {
  if (/^(file|node|data)$/i.test(scheme)) return scheme.toLowerCase() === 'data' ? 'data:…' : address;
  if (!URL.canParse(address)) return `${scheme}://…`;
  const { host, hostname, pathname, search, hash } = new URL(address);
  const isBare = pathname.length <= 1 && search === '' && hash === '';
  const shown = isPublicAddress(bareHost(hostname)) ? '[ip]' : host;
  return `${scheme}://${shown}${isBare ? '' : '/…'}`;
}

const ipless = (address: string): string => (isPublicAddress(address) ? '[ip]' : address);
