import type { CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Text } from 'domhandler';

/** Longest text that may be a name with what stands beside it, characters. */
const longest = 80;
/** Most nodes below an element that is looked at for its text: names stand in few. */
const mostNodes = 60;

/** The text below a node; undefined when it is longer than a name may be or spread over many nodes. */
export function shortTextOf(node: AnyNode): string | undefined {
  const runs = shortRunsOf(node);
  return runs?.map(({ data }) => data).join('');
}

/** The texts below a node, in order; undefined as in `shortTextOf`. */
export function shortRunsOf(node: AnyNode): Text[] | undefined {
  const runs: Text[] = [];
  const open: AnyNode[] = [node];
  let length = 0;
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    count += 1;
    if (count > mostNodes) return undefined;
    if (isText(next)) {
      length += next.data.length;
      if (next.data.trim() === '' && next.data.length > longest) return undefined;
      if (length > longest * 4) return undefined;
      runs.push(next);
    }
    if ('children' in next)
      for (let at = next.children.length - 1; at >= 0; at -= 1) {
        if (open.length > mostNodes) return undefined;
        open.push(next.children[at]!);
      }
  }
  return runs;
}

/** Every text that is shown or hidden on a page, by itself, scripts apart. */
export function textRuns($: CheerioAPI): string[] {
  const runs: string[] = [];
  const open: AnyNode[] = [$.root()[0]!];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) runs.push(node.data);
    if (!('children' in node) || ('name' in node && node.name === 'script')) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at]!);
  }
  return runs;
}

export function isText(node: AnyNode): node is Text {
  return node.nodeType === 3;
}
