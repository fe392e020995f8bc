import { nameKey } from './fixture-names.js';

const file = /\/([^/?#\s]{1,120})(?=\.(?:jpe?g|png|webp|avif|gif|vcf)(?:[?#]|$))/i;
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

  /** @param address of any kind; comes back as it was unless its file is called by a known person */
  clean(address: string): string {
    const found = file.exec(address);
    if (!found) return address;
    const name = found[1]!;
    const isCalled = peoplesFolder.test(address)
      ? true
      : // `asa`, `asa-b`, `asa_b_320x320`: nothing but the name, an initial and a size.
        this.standIns.get(nameKey(/^\p{L}+/u.exec(name)?.[0] ?? '')) === 'namn' &&
        /^\p{L}+(?:[-_.]\p{L})?(?:[-_.]\d{1,4}(?:x\d{1,4})?)*$/u.test(name);
    if (!isCalled) return address;
    const cleaned = name.replace(/\p{L}+(?:-\p{L}+)?/gu, (word) => {
      const whole = this.standIns.get(nameKey(word));
      return whole ?? word.replace(/\p{L}+/gu, (part) => this.standIns.get(nameKey(part)) ?? part);
    });
    return address.replace(`/${name}.`, () => `/${cleaned}.`);
  }
}
