import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

type Purpose = 'confirm' | 'reset';

/** The tokens of the mails that the server has put into its local folder; each mail is read once and removed. */
export class Mails {
  private readonly tokens: Record<Purpose, Map<string, string>> = { confirm: new Map(), reset: new Map() };

  private readonly kept = new Set<string>();
  private readonly owners = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** What comes to this address is given to nobody who does not name it. */
  keepFor(email: string): void {
    this.kept.add(email);
  }

  tokenOf(purpose: Purpose, email: string): string | undefined {
    this.read();
    return this.tokens[purpose].get(email);
  }

  /** The newest that nobody has asked for. */
  take(purpose: Purpose): string | undefined {
    this.read();
    const last = [...this.tokens[purpose].entries()].findLast(
      ([email]) => purpose === 'reset' || !this.kept.has(email),
    );
    if (last) this.tokens[purpose].delete(last[0]);
    return last?.[1];
  }

  /** Whose address a token proves. */
  ownerOf(token: string): string | undefined {
    return this.owners.get(token);
  }

  private read(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder).filter((one) => one.endsWith('.eml'))) {
      const file = `${this.folder}/${name}`;
      const text = readFileSync(file, 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      rmSync(file);
      const [, purpose, token] = /mode=(confirm|reset)&token=([\w-]+)/.exec(text) ?? [];
      const email = /^To: (\S+)/m.exec(text)?.[1];
      if (!purpose || !token || !email) continue;
      this.tokens[purpose as Purpose].set(email, token);
      this.owners.set(token, email);
    }
  }
}
