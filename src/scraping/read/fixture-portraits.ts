import { nameKey } from './fixture-names.js';

const file = /\/([^/?#\s.]{1,120})(?=\.(?:jpe?g|png|webp|avif|gif|vcf)(?![\p{L}\d]))/giu;
const peoplesFolder =
  /\/(?:personal|personer|person|medarbetare|medarbetarbilder|anstallda|maklare|portratt?|profil(?:bild(?:er)?)?|staff|team|agents?|brokers?|people|employees|users?|avatars?)\//i;

/** Portraits are often called by one name alone: `/bilder/asa.jpg`, `/personal/2024_asa_rund.jpg`, `/b/Asa-B_320.jpg`. */
export class PortraitNames {
  private readonly standIns: ReadonlyMap<string, string>;

  constructor({
    firstNames,
    lastNames,
  }: {
    readonly firstNames: readonly string[];
    readonly lastNames: readonly string[];
  }) {
    const keys = (names: readonly string[], standIn: string) =>
      names.filter((name) => name.length > 2).map((name): [string, string] => [nameKey(name), standIn]);
    this.standIns = new Map([...keys(lastNames, 'namnsson'), ...keys(firstNames, 'namn')]);
  }

  /** @param address or several, as in `srcset` and `style`; what is not called by a known person stays as it was */
  clean(address: string): string {
    return address.replace(file, (whole, name: string, at: number) => {
      const isPortrait = peoplesFolder.test(address.slice(Math.max(0, at - 60), at + 1));
      return isPortrait || this.isJustName(name) ? `/${this.withoutNames(name)}` : whole;
    });
  }

  /** `asa`, `asa-b`, `asa_b_320x320`: nothing but the name, an initial and a size. */
  private isJustName(name: string): boolean {
    const first = /^\p{L}+/u.exec(name)?.[0] ?? '';
    const isPlain = /^\p{L}+(?:[-_]\p{L})?(?:[-_]\d{1,4}(?:x\d{1,4})?)*$/u.test(name);
    return isPlain && this.standIns.get(nameKey(first)) === 'namn';
  }

  private withoutNames(name: string): string {
    return name.replace(/\p{L}+(?:-\p{L}+)?/gu, (word) => {
      const whole = this.standIns.get(nameKey(word));
      return whole ?? word.replace(/\p{L}+/gu, (part) => this.standIns.get(nameKey(part)) ?? part);
    });
  }
}
