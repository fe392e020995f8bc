/** Words of a file's name or its folders that name no picture of a home. */
const decoration =
  /(?:^|[/_.+ -])(?:(?:logo|logos|logotyp|logotype|loggor?|icons?|ikon|ikoner|favicon|sprite|avatars?|portraits?|portratt|maklarbild|maklarbilder|placeholder|spinner|loader|loading|spacer|blank|1x1|tracking|badges?|emoji|flags?|noimage|no-image|qr|cookies?|energiklass|energimarkning)(?:[-_]?\d+)?|broker_\w+)(?=[/_.+ -]|$)/i;
/** People's words may be part of a broker's name: they count as the file's own folder or the beginning of its name. */
const people =
  /(?:^|\/)(?:maklare|mäklare|brokers?|agents?|realtors?|staff|personal|medarbetare|employees?|coworkers?|profiles?|profil)(?:[-_.][^/]*)?(?:\/[^/]*)?$/i;
const placeholders =
  /(?:^|[_.-])(?:placeholder|spinner|loader|loading|spacer|blank|pixel|1x1|lazy|transparent)(?=[_.-]|$)/i;
const trackers =
  /(?:^|\.)(?:doubleclick\.net|google-analytics\.com|googletagmanager\.com|facebook\.com|bat\.bing\.com|hotjar\.com|scorecardresearch\.com|linkedin\.com|adform\.net|cookiebot\.com)$/;
const maps =
  /(?:^|\.)(?:maps\.google\w*\.\w+|maps\.gstatic\.com|staticmap\w*\..*|tile\w*\..*|openstreetmap\.org|mapbox\.com|maptiler\.com|virtualearth\.net|hereapi\.com|lantmateriet\.se)$|^maps?\.|\/(?:staticmap|maps?\/(?:api|vt|static)|streetview)\b/i;
const videos =
  /(?:^|\.)(?:ytimg\.com|youtube\.com|vimeocdn\.com|vimeo\.com|matterport\.com|wistia\.\w+|cloudflarestream\.com)$/i;

export const planWords =
  /plan-?(?:ritning|l[öo]sning|skiss|bild)|planritn|floor[-_ ]?plans?\b|floor_plan|(?:^|[\s_-])planskiss/i;
const otherAlt =
  /\b(?:logga|logo\w*|energiklass\w*|karta|kartbild|porträtt\w*|avatar|qr-?kod|street ?view)\b|(?:^|\s)(?:fastighets)?mäklare(?:\s|$|,)|(?:^|\s)mäklarassistent/i;
export const roomWords =
  /kök|vardagsrum|sovrum|badrum|hall|entré|balkong|terrass|altan|trädgård|uteplats|fasad|exteriör|interiör|matplats|matrum|tvättstuga|toalett|\bwc\b|utsikt|garage|trapphus|bastu|gästrum|allrum|kitchen|living ?room|bedroom|bathroom|\bbild \d|\b(?:image|photo|foto) \d/i;

/** Whether an address stands in for a picture that comes later. */
export function isPlaceholder(address: string): boolean {
  return (
    address === '' ||
    /^(?:data|blob|about|javascript):/i.test(address) ||
    placeholders.test(lastPart(address))
  );
}

/** Whether an address is none of a picture of a home: decoration, a portrait, a map, a film, a counter. */
export function isNoHome(url: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || /\.(?:svgz?|gif|ico|pdf|mp4|webm|mov)$/i.test(url.pathname))
    return true;
  if (trackers.test(url.hostname) || videos.test(url.hostname)) return true;
  if (maps.test(url.hostname) || maps.test(url.pathname)) return true;
  const end = decode(url.pathname.split('/').slice(-4).join('/'));
  return decoration.test(end) || people.test(end);
}

/** Whether a picture's own words say that it shows something else: "Ansvarig mäklare Anna Svensson", "Karta". */
export function isNamedOtherwise(alt: string): boolean {
  return otherAlt.test(alt) && !/\d/.test(alt) && !roomWords.test(alt) && !planWords.test(alt);
}

/** "Anna Svensson": two to four capitalised words and nothing else. */
export function isPersonsName(alt: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: (?:af|von|de|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)){1,3}$/u.test(alt) &&
    !roomWords.test(alt) &&
    !planWords.test(alt)
  );
}

function lastPart(address: string): string {
  return address.split(/[?#]/)[0]!.split('/').at(-1)!;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
