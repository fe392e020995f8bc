import {
  firstNamePattern,
  lastNamePattern,
  NamePatterns,
  noFirstName,
  noLastName,
  noName,
  slugStandIn,
} from './fixture-names.js';
import { isNoPhone, isPhoneValue, noPhone, phonePattern, withoutPhones } from './fixture-phones.js';
import { PortraitNames } from './fixture-portraits.js';
import { cleanSource } from './fixture-source.js';

/** Stands in for every mail address that is taken away. */
export const noMail = 'namn@exempel.se';

/** What a page tells about people; what is to be found and replaced. */
export interface Persons {
  /** Whole names. */
  readonly names: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Digits after the trunk or country code. */
  readonly phones: readonly string[];
}

const mail =
  /(?:(?<=\\u[\da-f]{4}|\\[nrt]|%3A)|(?<![\p{L}\d._%+-]))[\p{L}\d][\p{L}\d._%+-]{0,63}(?:@|\s@\s|%40|\\{1,8}u0040|&#0*64;|&#x0*40;|&commat;|\s?[([](?:at?|@|snabel-?a)[)\]]\s?)(?:[\p{L}\d-]{1,63}\.){1,5}(\p{L}{2,24})(?![\p{L}\d])/giu;
const fileEndings = /^(?:jpe?g|png|webp|avif|gif|svg|ico|css|m?js|map|json|html?|woff2?|mp4|pdf)$/i;

export const phoneKey =
  /phone|telefon|(?:^|[-_])tel(?:nr|nummer)?$|Tel(?:Nr|Number|Nummer)?$|mobil|^cell|fax|whatsapp|(?:^|[-_])sms$/i;
export const firstNameKey = /(?:first|given)_?name$|f(?:ö|oe?)rnamn$/i;
export const lastNameKey = /(?:last|family|sur)_?name$|efternamn$/i;
const idKey =
  /(?:^|[-_])(?:ids?|guid|uuid|hash|key|number|nr|nummer|ref|sku|code)$|[a-zåäö](?:Ids?|ID|Guid|Number|Nr|Nummer|Ref|Key|Code)$|nummer$|^_/;
const codedAddress = /(?:https?:)?\/\/[^\s"'<>\\()]+/gi;
const isAddress =
  /^(?:https?:)?\/\/\S+$|^\.{0,2}\/[^\s<>]*$|^[\w.%/-]+\.(?:jpe?g|png|webp|avif|gif|svg|pdf|html?)(?:\?\S*)?$/i;
const caller = /^(mailto|tel|sms|smsto|callto|skype|facetime|whatsapp):/i;
/** A date of birth with four more digits; numbers of companies have no months in them. */
const personNumber =
  /(?<![\d.,/-])(?:19(?=\d{2})|20(?=[01]\d))?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+]\d{4}(?![\d.,/-]*\d)/g;
const noPersonNumber = '000000-0000';
/** A contact or an invitation, whole in an address. */
const card = /^\s*data:text\/(?:x-)?v?(?:card|calendar)/i;
const callerWords = /(?<=[\s"'(=>]|^)(tel|sms|smsto|callto|facetime|whatsapp):(?:\/\/)?\+?\d[\d()%-]{5,25}/gi;

/** A shorter name written as one word may be a word of another kind. */
const shortestJoined = 8;
/** Most texts inside texts that are opened. */
const maxDepth = 6;

/** Replaces people in texts, addresses and data; what holds none comes back as it was, character by character. */
export class Cleaner {
  private readonly names: readonly NamePatterns[];
  private readonly firstNames: readonly RegExp[];
  private readonly lastNames: readonly RegExp[];
  /** Names that are a whole value, in small letters, with what stands in for them. */
  private readonly alone: ReadonlyMap<string, string>;
  private readonly files: PortraitNames;
  private readonly phones: readonly RegExp[];

  /** @param onData is told each text inside a text that holds data of its own */
  constructor(
    persons: Persons,
    private readonly onData?: (source: string) => void,
  ) {
    this.names = [...persons.names].sort((a, b) => b.length - a.length).map((name) => new NamePatterns(name));
    this.firstNames = persons.firstNames.flatMap((name) => firstNamePattern(name) ?? []);
    this.lastNames = persons.lastNames.map(lastNamePattern);
    this.alone = new Map([
      ...persons.lastNames.map((name): [string, string] => [name.toLowerCase(), noLastName]),
      ...persons.firstNames.map((name): [string, string] => [name.toLowerCase(), noFirstName]),
    ]);
    this.files = new PortraitNames(persons);
    this.phones = persons.phones.map((digits) => phonePattern(digits));
  }

  /** Running text; addresses in it are taken as such. */
  text(text: string): string {
    // A name over several lines, or in cells of its own, is in pieces.
    const own = text.trim();
    const alone = /^\p{Lu}/u.test(own) && own.length <= 60 ? this.alone.get(own.toLowerCase()) : undefined;
    if (alone !== undefined) return text.replace(own, alone);
    let cleaned = '';
    let from = 0;
    for (const match of text.matchAll(codedAddress)) {
      cleaned += this.words(text.slice(from, match.index)) + this.address(match[0]);
      from = match.index + match[0].length;
    }
    return cleaned + this.words(text.slice(from));
  }

  /** The address of a page, picture or person: names and mails go, its other figures stay. */
  address(address: string): string {
    const kind = caller.exec(address)?.[1]?.toLowerCase();
    if (kind) return kind === 'mailto' ? `mailto:${noMail}` : `${kind}:${noPhone.replace(/\D/g, '')}`;
    if (/\/cdn-cgi\/l\/email-protection/.test(address)) return '#';
    if (card.test(address)) return 'data:text/vcard,';
    let cleaned = withoutMails(address)
      .replace(/([?&](?:phone|tel|telefon|mobile?|number)=)(?:\+|%2B)?\d[\d%+-]{5,}/gi, '$10700000000')
      .replace(/(\/\/(?:wa\.me|api\.whatsapp\.com)\/)\+?\d{7,}/i, '$146700000000');
    for (const { written, slug, joined } of this.names) {
      cleaned = cleaned.replace(written, slugStandIn).replace(slug, slugStandIn).replace(joined, slugStandIn);
    }
    return this.files.clean(cleaned);
  }

  /** A value in data, by the key it stands under. */
  value(value: string, key = '', depth = 0): string {
    const whole = value.trim();
    if (whole === '') return value;
    if (phoneKey.test(key) && isPhoneValue(value)) return /\D/.test(whole) ? noPhone : '0700000000';
    if (firstNameKey.test(key) && whole.length <= 60) return noFirstName;
    if (lastNameKey.test(key) && whole.length <= 60) return noLastName;
    const alone = whole.length <= 60 ? this.alone.get(whole.toLowerCase()) : undefined;
    if (alone !== undefined) return /^\p{Ll}/u.test(whole) ? alone.toLowerCase() : alone;
    if (caller.test(whole) || card.test(whole)) return this.address(whole);
    const inner = depth < maxDepth ? this.inner(value, key, depth) : undefined;
    if (inner !== undefined) return inner;
    if (isAddress.test(whole)) return this.address(value);
    return /^\d+$/.test(whole) && idKey.test(key) ? value : this.text(value);
  }

  /** A figure in data, as written. */
  figure(figure: string, key: string): string {
    return phoneKey.test(key) && /^\d{7,}$/.test(figure) && !isNoPhone(`0${figure}`) ? '700000000' : figure;
  }

  /** A script or JSON. */
  source(source: string, depth = 0, key = ''): string {
    return cleanSource(
      source,
      {
        value: (value, name) => this.value(value, name, depth + 1),
        figure: (figure, name) => this.figure(figure, name),
        between: (text) => this.namesIn(withoutMails(text)),
      },
      key,
    );
  }

  /** Data inside a text: JSON, percent-encoded or Base64. Undefined when the text is none. */
  private inner(value: string, key: string, depth: number): string | undefined {
    if (/^\s*(?:[[{]|[\w$]{1,12}:[[{])/.test(value) && /["'\]}][\s;]*$/.test(value)) {
      this.onData?.(value);
      return this.source(value, depth, key);
    }
    if (/^%(?:7B|5B)/i.test(value)) {
      const decoded = decodedPercent(value);
      if (decoded === undefined) return undefined;
      const cleaned = this.value(decoded, key, depth + 1);
      return cleaned === decoded ? value : encodeURIComponent(cleaned);
    }
    const [, head, coded] = /^(data:[\w/+.-]*;base64,)?([\w+/-]{8,}={0,2})$/.exec(value.trim()) ?? [];
    const decoded = coded === undefined ? undefined : decodedBase64(coded);
    if (coded === undefined || decoded === undefined) return undefined;
    const cleaned = this.value(decoded, key, depth + 1);
    return cleaned === decoded ? value : (head ?? '') + encodedAs(coded, cleaned);
  }

  private words(text: string): string {
    if (text.length < 3) return text;
    let cleaned = withoutMails(text)
      .replace(callerWords, '$1:0700000000')
      .replace(/(?<![\w.])(wa\.me\/)\+?\d{7,15}/gi, '$10700000000')
      .replace(personNumber, noPersonNumber);
    cleaned = this.namesIn(cleaned);
    for (const first of this.firstNames) cleaned = cleaned.replace(first, noFirstName);
    for (const last of this.lastNames) cleaned = cleaned.replace(last, noLastName);
    for (const phone of this.phones) cleaned = cleaned.replace(phone, noPhone);
    return withoutPhones(cleaned);
  }

  private namesIn(text: string): string {
    let cleaned = text;
    for (const { name, written, slug, joined } of this.names) {
      cleaned = cleaned.replace(written, noName).replace(slug, slugStandIn);
      if (name.length >= shortestJoined) cleaned = cleaned.replace(joined, slugStandIn);
    }
    return cleaned;
  }
}

/** Mail addresses however their sign is written; file names such as `logo@2x.png` stay. */
export function withoutMails(text: string): string {
  if (!/@|%40|u0040|&#|&commat|[([](?:at?[)\]]|@|snabel)/i.test(text)) return text;
  return text.replace(mail, (whole, ending: string) =>
    fileEndings.test(ending) || whole === noMail ? whole : noMail,
  );
}

/** The text that a run of Base64 stands for; undefined when it stands for none. */
export function decodedBase64(coded: string): string | undefined {
  if (coded.length < 8 || /^[\d]+$|^[a-z]+$|^[A-Z]+$/.test(coded)) return undefined;
  const bytes = Buffer.from(coded, 'base64');
  const text = bytes.toString('utf8');
  const isText = text.length >= 5 && !/[\p{Cc}\ufffd]/u.test(text.replace(/[\n\r\t]/g, ''));
  return isText ? text : undefined;
}

function encodedAs(coded: string, text: string): string {
  const encoded = Buffer.from(text).toString(/[-_]/.test(coded) ? 'base64url' : 'base64');
  return coded.endsWith('=') || coded.length % 4 === 0 ? encoded : encoded.replace(/(?<!=)=+$/, '');
}

function decodedPercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
