import { z } from 'zod';

/** Set on `window` by any script of a payload that runs. */
export const struck = '__struck';
const strike = `window.${struck}=1`;

/** What a stranger may write into a text: each part would show in the document as an element, attribute or script. */
export const payload = [
  `<script data-payload>${strike}</script>`,
  `<img data-payload src=x onerror="${strike}">`,
  `<svg data-payload onload="${strike}"><a xlink:href="javascript:${strike}">x</a></svg>`,
  `</script><script data-payload>${strike}</script>`,
  `</title></style></textarea><b data-payload onmouseover="${strike}">fet</b>`,
  `<!-- <b data-payload> --!><iframe data-payload srcdoc="&lt;script&gt;parent.${struck}=1&lt;/script&gt;"></iframe>`,
  `" autofocus onfocus="${strike}" data-payload="`,
  `' onmouseover='${strike}' data-payload='`,
  `{{constructor.constructor('${strike}')()}} \${${strike}} <%= 7*7 %> #{7*7}`,
  `[länk](javascript:${strike}) javascript:${strike} data:text/html,<script>${strike}</script>`,
  `\u202eretteb\u202c \u2066\u200b\ufeff \u2028 \u2029 \u001b[31mröd\u001b[0m \u001b]8;;https://ond.example\u0007länk`,
  `&lt;b data-payload&gt; &#60;b data-payload&#62; %3Cb%20data-payload%3E \\u003cb data-payload\\u003e`,
  'W'.repeat(300),
].join(' ');
/** A part that is shown as it was written, wherever the text is shown from its beginning. */
export const shownStart = '<script data-payload>';
/** Where an address is expected. */
export const hostileLink = `javascript:${strike}//https://www.hemnet.se/`;

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly discriminator?: string;
};

/**
 * A value in the shape of the schema whose free texts are all the payload: what is added to the schema is filled too.
 * Every option of a union stands once in a list of it.
 * @throws when the schema holds a kind that nothing is known of here
 */
export const poisoned = (schema: z.ZodType): unknown => filledWith(() => payload, schema);

/** The same with texts of one's own, each asked for anew. */
export function filledWith(text: () => string, schema: z.ZodType): unknown {
  const filled = (one: z.ZodType) => filledWith(text, one);
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape!).map(([key, value]) => [key, filled(value)]));
    case 'array': {
      const element = def.element!._zod.def as unknown as Definition;
      return (element.options ?? [def.element!]).map(filled);
    }
    case 'union':
      return filled(def.options![0]!);
    case 'optional':
    case 'nullable':
      return filled(def.innerType!);
    case 'enum':
      return Object.values(def.entries!)[0];
    case 'literal':
      return def.values![0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'record': {
      const keys = (def.keyType!._zod.def as unknown as Definition).entries;
      const names = keys ? Object.values(keys).map(String) : [text()];
      return Object.fromEntries(names.map((name) => [name, filled(def.valueType!)]));
    }
    case 'string': {
      const words = text();
      return z.safeParse(schema, words).success ? words : lawful(schema);
    }
    default:
      throw new Error(`Nothing is known of how to fill a ${def.type}`);
  }
}

/** Of texts that take no words: a hash, a moment. */
function lawful(schema: z.ZodType): string {
  const given = ['0'.repeat(64), '2026-11-20T12:00:00.000Z'].find(
    (text) => z.safeParse(schema, text).success,
  );
  if (given === undefined)
    throw new Error('A text of the schema takes neither words nor anything known here');
  return given;
}
