import { type SourceToken, tokensOf } from './fixture-source.js';

/** A name in a script that stands for what a function is called with. */
class Reference {
  value: unknown;
}

/** What one key is given one after the other. */
class Several extends Array<unknown> {}

interface Place {
  readonly held: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

/** What a bracket holds; what stands in round ones is a list, too. */
interface Frame {
  readonly open: string;
  readonly held: Record<string, unknown> | unknown[];
  /** Commas so far: a call's arguments count by their places. */
  place: number;
  /** Of a function's body: its parameters. Of a call's arguments: those that they stand for. */
  readonly parameters?: ReadonlyMap<string, Reference[]> | undefined;
  readonly arguments: unknown[];
  readonly words: string[];
}

/**
 * All objects and lists of JSON or a script, nested as its brackets are, without running it: in one go from the first
 * sign to the last, so that it ends on whatever is no script at all. What several values are given to holds a list of
 * them; parameters of functions that are called on the spot stand for what they are called with.
 */
export function valuesInSource(source: string): unknown[] {
  const root: Frame = { open: '', held: [], place: 0, arguments: [], words: [] };
  const frames: Frame[] = [root];
  const scopes = new Map<string, Reference[][]>();
  const references: Place[] = [];
  let closed: Frame | undefined;
  let before: SourceToken | undefined;
  const give = (value: unknown, key: string) => {
    const frame = frames.at(-1)!;
    frame.arguments[frame.place] ??= value;
    const place = put(frame.held, key, value);
    if (value instanceof Reference) references.push(place);
  };
  const open = (text: string, key: string) => {
    const isBody = text === '{' && closed?.open === '(' && /^[)>]$/.test(before?.text ?? '');
    const isCall = text === '(' && closed?.open === '{' && /^[)}]$/.test(before?.text ?? '');
    const called = isCall ? closed!.parameters : undefined;
    const parameters = isBody
      ? new Map(closed!.words.map((word): [string, Reference[]] => [word, []]))
      : called;
    if (isBody) {
      for (const [word, own] of parameters!) {
        const outer = scopes.get(word);
        if (outer) outer.push(own);
        else scopes.set(word, [own]);
      }
    }
    const held = text === '{' ? {} : [];
    give(held, key);
    frames.push({ open: text, held, place: 0, parameters, arguments: [], words: [] });
  };
  const close = () => {
    const frame = frames.length > 1 ? frames.pop()! : root;
    if (frame.open === '{' && frame.parameters)
      for (const word of frame.parameters.keys()) scopes.get(word)?.pop();
    if (frame.open === '(' && frame.parameters) {
      for (const [index, own] of [...frame.parameters.values()].entries())
        for (const reference of own) reference.value = frame.arguments[index];
    }
    // `(function(a){…})(1)`: the bracket around a function closes between it and its call.
    if (!(frame.open === '(' && before?.text === '}' && closed?.open === '{')) closed = frame;
  };
  for (const token of tokensOf(source)) {
    const { kind, text, key } = token;
    if (kind === 'text') give(text, key);
    else if (kind === 'figure') give(Number(text), key);
    else if (kind === 'word') {
      const frame = frames.at(-1)!;
      if (frame.open === '(') frame.words.push(text);
      const own = before && /^[:=,([]$/.test(before.text) ? scopes.get(text)?.at(-1) : undefined;
      if (own) {
        const reference = new Reference();
        own.push(reference);
        give(reference, key);
      } else if (before && /^[,(]$/.test(before.text)) frame.arguments[frame.place] ??= null;
    } else if (kind === 'mark') {
      if (text === '{' || text === '[' || text === '(') open(text, key);
      else if (text === '}' || text === ']' || text === ')') close();
      else if (text === ',') frames.at(-1)!.place += 1;
    }
    if (kind !== 'comment') before = token;
  }
  for (const place of references) resolve(place);
  return root.held as unknown[];
}

function put(held: Frame['held'], key: string, value: unknown): Place {
  if (Array.isArray(held)) return { held, key: held.push(value) - 1 };
  const name = key === '__proto__' ? '_proto' : key;
  const given = held[name];
  if (given instanceof Several) return { held: given, key: given.push(value) - 1 };
  if (!Object.hasOwn(held, name)) {
    held[name] = value;
    return { held, key: name };
  }
  const several = new Several();
  several.push(given, value);
  held[name] = several;
  return { held: several, key: 1 };
}

function resolve({ held, key }: Place): void {
  const place = held as Record<string | number, unknown>;
  let value = place[key];
  if (value instanceof Several) for (const index of value.keys()) resolve({ held: value, key: index });
  for (let step = 0; value instanceof Reference && step < 20; step += 1) value = value.value;
  place[key] = value instanceof Reference ? undefined : value;
}
