/** What a robots.txt says about one address. */
export interface RobotsRules {
  readonly allowed: boolean;
  /** Seconds that it asks for between two requests; 0 when it says nothing. */
  readonly crawlDelayS: number;
}

interface Rule {
  readonly pattern: string;
  readonly allows: boolean;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  crawlDelayS: number;
}

/**
 * Reads a robots.txt as RFC 9309 has it. The file is a stranger's: no rule backtracks, so that the work is at most its
 * length and, for each of its rules, the length of the address; the packages for it try each `*` at each character.
 * @param agent our product token
 * @param address a whole URL on the file's own host
 */
export function robotsRules(text: string, agent: string, address: string): RobotsRules {
  const groups = groupsOf(text);
  const ours = groupsFor(agent.toLowerCase(), groups);
  const { pathname, search } = new URL(address);
  const path = normalised(pathname + search);
  let strongest: Rule | undefined;
  for (const rule of ours.flatMap(({ rules }) => rules))
    if (isStronger(rule, strongest) && matches(rule.pattern, path)) strongest = rule;
  return {
    allowed: strongest?.allows ?? true,
    crawlDelayS: Math.max(0, ...ours.map(({ crawlDelayS }) => crawlDelayS)),
  };
}

/** Those that name us (section 2.2.1: all of them together), else those for everybody. */
function groupsFor(agent: string, groups: readonly Group[]): readonly Group[] {
  const named = groups.filter(({ agents }) => agents.includes(agent));
  return named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
}

function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/[\r\n]/)) {
    const [name, value] = fieldOf(line);
    const group = groups.at(-1);
    if (name === 'user-agent') {
      // `Bot/1.0` names Bot.
      const agent = value.split('/', 1)[0]!.trim().toLowerCase();
      if (isNaming) group!.agents.push(agent);
      else groups.push({ agents: [agent], rules: [], crawlDelayS: 0 });
      isNaming = true;
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      // An empty pattern matches nothing.
      if (value) group?.rules.push({ pattern: normalised(value), allows: name === 'allow' });
    } else if (name === 'crawl-delay') {
      isNaming = false;
      const seconds = Number(value);
      if (group && Number.isFinite(seconds)) group.crawlDelayS = Math.max(0, seconds);
    }
  }
  return groups;
}

function fieldOf(line: string): readonly [name: string, value: string] {
  const [said = ''] = line.split('#', 1);
  const colon = said.indexOf(':');
  if (colon < 0) return ['', ''];
  return [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()];
}

/** Longest first, and of two as long the one that allows (section 2.2.2). */
function isStronger(rule: Rule, other: Rule | undefined): boolean {
  if (!other || rule.pattern.length > other.pattern.length) return true;
  return rule.pattern.length === other.pattern.length && rule.allows && !other.allows;
}

/** `*` stands for any characters, `$` at the end for the end; each part is looked for once, after the one before. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first, ...others] = parts as [string, ...string[]];
  if (!path.startsWith(first)) return false;
  if (isWhole && others.length === 0) return path === first;
  const last = isWhole ? others.pop()! : '';
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - at >= last.length && path.endsWith(last);
}

/** Half of a letter in two parts (UTF-16), which has no encoding. */
const loneHalf = /\p{Surrogate}/gu;

/** One spelling for letters that an address may hold as they are or percent-encoded. */
function normalised(path: string): string {
  const encoded = encodeURI(path.replace(loneHalf, '\ufffd')).replaceAll('%25', '%');
  return encoded.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
