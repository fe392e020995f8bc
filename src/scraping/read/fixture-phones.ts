/** Stands in for every phone number that is taken away. */
export const noPhone = '070-000 00 00';
const noPhoneDigits = '0700000000';

/** Spaces and dashes of all widths, also as entities and escapes leave them in texts inside texts. */
const gap = String.raw`(?:[\s\u00a0\u2007\u2009\u202f./‐‑–—-]|&nbsp;|&#160;|&#xa0;|%20|\\{1,4}u00a0)`;
const start = String.raw`(?<![\p{L}\d_=&#%/+]|[\p{L}\d]-|\d[.,])`;
const end = String.raw`(?![\d_]|-\d|[.,]\d|\.(?:jpe?g|png|webp|avif|gif|svg|pdf|html?)\b|${gap}?(?:kr|kronor|mkr|m²|m2|kvm|kWh|tkr)(?!\p{L}))`;
const group = new RegExp(String.raw`${gap}{1,3}\d+`, 'giu');
const swedish = new RegExp(
  String.raw`${start}(\(?(?:\+|00)46\)?${gap}{0,2}(?:\(0\)|0(?=\d))?${gap}{0,2}|\(?0)(\d{1,3})(\)?\d{0,8}(?:${gap}{1,3}\d{2,8}){0,8})${end}`,
  'giu',
);
/** `46701234567`: a Swedish mobile number as programs write it; no id is told from a shorter one. */
const mobileByCode = /(?<![\p{L}\d_.,/-])467[02369]\d{7}(?![\p{L}\d_]|[.-][\p{L}\d])/gu;
/** The neighbours and some more: a plus before a sum of money is no phone. */
const foreign = new RegExp(
  String.raw`(?<![\p{L}\d_])\+(?:45|47|358|44|49|48|33|34|37[0-2])(?:${gap}{0,2}\d{1,8}){1,6}${end}`,
  'giu',
);

/** Area codes of two digits after the 0; all others have three, mobiles two and a digit more. */
const shortAreas = new Set('10 11 13 16 18 19 20 21 23 26 31 33 35 36 40 42 44 46 54 60 63 90'.split(' '));

/** Replaces phone numbers in running text. Prices, years, times, dates and addresses of pictures stay. */
export function withoutPhones(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  return text
    .replace(swedish, (whole: string, trunk: string, area: string, rest: string, at: number, all: string) => {
      const before = all.slice(Math.max(0, at - 2), at);
      // What follows a number may be another number or a figure: the longest beginning that is a number counts.
      const head = /^\)?\d*/.exec(rest)![0];
      const parts = [head, ...(rest.slice(head.length).match(group) ?? [])];
      for (let count = parts.length; count > 0; count -= 1) {
        const own = parts.slice(0, count).join('');
        const isId = /^\d+$/.test(trunk + area + rest) && /^\p{L}/u.test(all.slice(at + whole.length));
        const isDone = isNoPhone(trunk + area + own);
        if (!isDone && (isId || !isSwedish(trunk, area, own, before))) continue;
        const after = parts.slice(count).join('');
        const between = new RegExp(String.raw`^${gap}*`, 'iu').exec(after)![0];
        return (
          (isDone ? trunk + area + own : standIn(trunk + area + own)) +
          between +
          withoutPhones(after.slice(between.length))
        );
      }
      return whole;
    })
    .replace(mobileByCode, noPhoneDigits)
    .replace(foreign, (whole) => (digitsOf(whole).length >= 9 ? noPhone : whole));
}

/** Whether a value under a key for phones is a number to call, and no size or switch. */
export function isPhoneValue(value: string): boolean {
  return /^[\s\d+()./‐‑–-]{6,30}$/.test(value) && digitsOf(value).length >= 6 && !isNoPhone(value);
}

/** Whether this is what stands in for a number already. */
export function isNoPhone(value: string): boolean {
  return digitsOf(value) === noPhoneDigits;
}

/** Digits after the trunk or country code: `+46 (0)8-123 456 78` → `812345678`. */
export function nationalDigits(value: string): string {
  return digitsOf(value.replace(/\(0\)/, '')).replace(/^(?:0046|46(?=\d{7,9}$)|0)0?/, '');
}

/** Finds a known number with any spaces and dashes in it; its beginning must be written out. */
export function phonePattern(national: string): RegExp {
  const digits = [...national].join(String.raw`\)?${gap}{0,3}`);
  return new RegExp(
    String.raw`(?<![\d_])(?:\(?(?:\+|00)?46\)?${gap}{0,2}(?:\(0\)|0)?|\(?0)${gap}{0,2}${digits}(?![\d_])`,
    'giu',
  );
}

function isSwedish(trunk: string, area: string, rest: string, before: string): boolean {
  const whole = trunk + area + rest;
  const groups = rest.match(group)?.map(digitsOf) ?? [];
  const isAbroad = trunk.includes('46');
  const digits = area + digitsOf(rest);
  if (digits.length < 7 || digits.length > 9 || digits.startsWith('0')) return false;
  const isMobile = digits.startsWith('7');
  const areaLength = digits.startsWith('8') ? 1 : isMobile || shortAreas.has(digits.slice(0, 2)) ? 2 : 3;
  // Subscribers' numbers begin with no 0: `08.00-16.00` are hours.
  if (!isMobile && digits[areaLength] === '0') return false;
  // Without the country's code only what is grouped as numbers are: `0830-1630` are hours, too.
  const first = firstGroupLength(area, rest);
  const isGrouped = first === digits.length || first === areaLength || (isMobile && first === 3);
  if (!isAbroad && !isGrouped) return false;
  if (/^\d\d\.\d\d\s?[-–—]\s?\d\d\.\d\d$/.test(whole)) return false;
  if (/^\d\d([-/. ])\d\d[-/. ](?:19|20)\d\d$/.test(whole)) return false;
  // `1 070 000 000`: the tail of a larger number.
  const isThousands = area.length === 2 && !isAbroad && groups.every((group) => group.length === 3);
  return !(isThousands && /\d[\s\u00a0.]$/.test(before));
}

/** Digits that stand together from the beginning, after the 0 or the country's code. */
function firstGroupLength(area: string, rest: string): number {
  return area.length + /^\d*/.exec(rest)![0].length;
}

function standIn(whole: string): string {
  return /^\d+$/.test(whole) ? noPhoneDigits : noPhone;
}

function digitsOf(text: string): string {
  return text.replace(/&#160;|&#xa0;|%20|(?<!\\)\\+u00a0|\D/gi, '');
}
