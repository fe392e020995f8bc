import type { HandInWay } from '../../shared/helped-by-hand-in.js';

/** The ways to hand in an advert; each has its own part of the panel. */
export type WayKey = HandInWay | 'bookmarklet';

export interface Setting {
  /** A mouse or its like: the bookmark can be dragged to its bar. */
  readonly hasFinePointer: boolean;
  readonly isNarrow: boolean;
  /** The advert's link already leads to a broker, whose own page then is no new way. */
  readonly isBrokersLink: boolean;
  /** There is a report, and it is to get more to stand on. */
  readonly isCompleting: boolean;
  /** The advert is taken down: no bookmark can be pressed on it. */
  readonly isGone: boolean;
  /** The way that a link to the panel asked for by `?way=`, as it stands there. */
  readonly asked: string | null;
}

/**
 * The ways in order of ease on this device, each with whether it stands open at first: the first and the best. A way
 * that was asked for stands first and alone open; for a report that is there, documents are worth most.
 */
export function waysFor(setting: Setting): readonly { readonly key: WayKey; readonly isOpen: boolean }[] {
  const isPhone = !setting.hasFinePointer || setting.isNarrow;
  const byEase: readonly WayKey[] = isPhone
    ? ['link', 'text', 'file', 'bookmarklet', 'pictures']
    : ['link', 'bookmarklet', 'file', 'text', 'pictures'];
  const offered = byEase
    .filter((key) => key !== 'bookmarklet' || (setting.hasFinePointer && !setting.isGone))
    .filter((key) => key !== 'link' || !setting.isBrokersLink);
  const asked = offered.filter((key) => key === setting.asked);
  const first: readonly WayKey[] = setting.isCompleting ? [...asked, 'file', 'pictures'] : asked;
  const best: WayKey = setting.isGone ? 'file' : isPhone ? 'text' : 'bookmarklet';
  return [...new Set([...first, ...offered])].map((key, index) => ({
    key,
    isOpen: index === 0 || (first.length === 0 && key === best),
  }));
}

/** Beside which way a refusal is told: most concern what was sent, some one part of it. */
export function wayOfFault(code: string, sent: WayKey): WayKey {
  if (code === 'hand_in_not_broker') return 'link';
  return /^(picture|image)/.test(code) ? 'pictures' : sent;
}

/** Portals show many brokers' adverts; elsewhere the link is the broker's own. */
export function isBrokersLink(url: string): boolean {
  return URL.canParse(url) && !/(^|\.)(hemnet|booli)\.se$/.test(new URL(url).hostname);
}

/**
 * What to say when a way is sent with nothing in it: `text`, after the reason why the last choice was refused, which
 * would otherwise be lost with the file.
 */
export function nothingToSend(
  fault: { readonly way: WayKey; readonly text: string } | null,
  way: WayKey,
  text: string,
): { readonly way: WayKey; readonly text: string } {
  if (fault?.way !== way || fault.text === text) return { way, text };
  return fault.text.endsWith(text) ? fault : { way, text: `${fault.text} ${text}` };
}
