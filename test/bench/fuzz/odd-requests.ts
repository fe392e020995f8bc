import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Dice } from '../../support/drawn/dice.js';
import type { Draft, FormPart, FuzzRequest } from './draft.js';
import { drawCursor, drawOff, spoilt } from './draw-values.js';
import { oddPlaces, oddTexts } from './odd-values.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'application/octet-stream',
  'a/b; c="',
  '',
  'APPLICATION/JSON',
];

/** Puts one thing of a valid draft off: a name in its path, a value of its query, a field of its body. */
export function putOff(dice: Dice, draft: Draft): void {
  const ways: (() => void)[] = [];
  const { operation, query } = draft;
  for (const { name, in: where, schema } of operation.parameters) {
    const off = () => textOf(drawOff(dice, schema));
    if (where === 'path') ways.push(() => (draft.path[name] = off() || '%'));
    if (where === 'header') ways.push(() => (draft.headers[name] = headerText(off())));
    if (name === 'cursor')
      ways.push(() => {
        const kept = query.filter(([one]) => one !== 'cursor');
        query.splice(0, query.length, ...kept, ['cursor', drawCursor(dice)]);
      });
    if (where === 'query') {
      const without = () => query.findIndex(([one]) => one === name);
      ways.push(() => {
        const at = without();
        if (at >= 0) query.splice(at, 1);
        if (dice.is(0.8)) query.push([name, off()]);
      });
      ways.push(
        () => query.push([name, off()], [name, off()]),
        () => query.push([`${name}[]`, off()]),
      );
    }
  }
  if (operation.body && !draft.form) {
    const { schema } = operation.body;
    const body = draft.json as Record<string, unknown> | null;
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      ways.push(() => (draft.json = { ...body, [name]: drawOff(dice, one) }));
      ways.push(() => {
        const { [name]: _gone, ...rest } = body ?? {};
        draft.json = rest;
      });
    }
    const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
    for (const [name, value] of texts)
      ways.push(() => (draft.json = { ...body, [name]: spoilt(dice, value as string) }));
    ways.push(() => (draft.json = { ...body, [dice.of(['isAdmin', 'userId', 'toString', 'x'])]: true }));
    ways.push(() => (draft.json = drawOff(dice, schema)));
  }
  if (operation.path.endsWith('/events'))
    ways.push(() => (draft.headers['last-event-id'] = dice.of(oddPlaces)));
  if (draft.form) {
    const { form } = draft;
    ways.push(
      () => (draft.form = form.map((part) => spoiltPart(dice, part))),
      () => (draft.form = form.map((part) => spoiltPart(dice, part))),
      () => (draft.form = form.map((part) => ({ ...part, name: spoilt(dice, part.name) }))),
    );
    ways.push(() =>
      draft.form!.push({
        name: dice
          .of(oddTexts)
          .slice(0, 60)
          .replaceAll(/["\r\n]/g, ''),
        value: 'x',
      }),
    );
    ways.push(
      () =>
        (draft.form = Array.from({ length: 60 }, (_, at) => ({
          name: 'picture',
          value: 'x',
          filename: `${at}`,
        }))),
    );
    ways.push(
      () =>
        (draft.form = [
          { name: 'page', value: randomBytes(2_000), filename: '../../x.pdf', type: 'application/pdf' },
        ]),
    );
    ways.push(
      () =>
        (draft.form = [
          { name: 'picture', value: '<svg xmlns="http://www.w3.org/2000/svg"/>', filename: 'x.svg' },
        ]),
    );
    ways.push(() => (draft.form = [{ name: 'text', value: textOf(dice.of(oddTexts)) }]));
    ways.push(() => (draft.form = [{ name: 'brokerUrl', value: textOf(dice.of(oddTexts)) }]));
  }
  ways.push(() => query.push([dice.of(oddTexts).slice(0, 100), dice.of(oddTexts).slice(0, 5_000)]));
  dice.of(ways)();
}

/** What no column holds in a file's name, also where it is written out percent-encoded, or in a text. */
function spoiltPart(dice: Dice, part: FormPart): FormPart {
  const { value, filename } = part;
  if (filename === undefined) return { ...part, value: spoilt(dice, String(value)) };
  return { ...part, filename: dice.is(0.5) ? spoilt(dice, filename) : `x"; filename*="utf-8''a%00b.jpg` };
}

/** Changes a written request as no client would send it. */
export function goWild(dice: Dice, request: FuzzRequest): void {
  const { headers } = request;
  const body = (bytes: Buffer) => {
    request.body = bytes;
    if (request.method === 'GET' || request.method === 'HEAD') request.method = 'POST';
  };
  const ways: (() => void)[] = [
    () => (request.method = dice.of(methods)),
    () => (headers['content-type'] = dice.of(types)),
    () => body(randomBytes(dice.whole(0, 3_000))),
    () => body(Buffer.from('['.repeat(dice.whole(1, 20_000)))),
    () => body(Buffer.from(`{"a":`.repeat(5_000) + '1' + '}'.repeat(5_000))),
    () => body(Buffer.from(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`)),
    () => body(Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')),
    () => body(Buffer.from('{"email":"a@b.se","email":"c@d.se","password":1e999999}')),
    () => body(gzipSync(Buffer.alloc(100_000))),
    () => {
      headers['content-encoding'] = dice.of(['gzip', 'br', 'identity, gzip', 'x']);
      body(gzipSync('{"a":1}'));
    },
    () => {
      if (dice.is(0.05)) body(Buffer.alloc(1_100_000, '{"a":"'));
    },
    () =>
      (headers[dice.of(['x-forwarded-for', 'x-real-ip', 'forwarded'])] = dice.of([
        '1.2.3.4',
        '::1',
        'x'.repeat(500),
        '1.1.1.1, 2.2.2.2',
      ])),
    () => (headers['x-http-method-override'] = dice.of(methods)),
    () => (headers[`x-${'a'.repeat(100)}`] = 'b'.repeat(dice.of([10, 8_000, 15_000]))),
    () =>
      (headers['cookie'] = dice.of([
        'a',
        ';;;',
        'refresh_token=',
        `refresh_token=${'x'.repeat(4_000)}`,
        'picture_token=a.b.c',
        '__proto__=1',
        'a=%E0%A4%A',
      ])),
    () => (headers['range'] = dice.of(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'])),
    () => (headers['if-none-match'] = dice.of(['*', '"x"', 'x'.repeat(5_000)])),
    () => (headers['accept-encoding'] = dice.of(['br;q=0', '*', 'x', 'gzip;q=1e9', ','])),
    () => (headers['accept'] = dice.of(['text/html', 'image/*', '', 'x/y;q=2'])),
    () => (headers['last-event-id'] = dice.of(oddPlaces)),
    () => (headers['prefer'] = dice.of(['respond-async', 'wait=-1', ',', 'x'.repeat(3_000)])),
    () => (headers['authorization'] = [String(headers['authorization'] ?? 'Bearer x'), 'Bearer y']),
    () => (headers['stripe-signature'] = dice.of(['t=1,v1=x', 't=,v1=', ',', 'x'.repeat(5_000)])),
    () => (headers['origin'] = dice.of(['null', 'https://evil.example', 'x'])),
    () =>
      (request.target += `${request.target.includes('?') ? '&' : '?'}${dice.of(['a[b]=1', 'limit=1&limit=2', '__proto__[x]=1', '%', '=', '&&&&', 'a=%E0%A4%A', 'x='.repeat(2_000)])}`),
    () =>
      (request.target = request.target.replace(
        /\/([^/?]*)(\?|$)/,
        (_, last: string, end: string) =>
          `/${dice.of(['%2f', '%2e%2e/', '..;/', '%5c', '%00', '//', './', '%c0%af'])}${last}${end}`,
      )),
    () => (request.target = request.target.replace('?', '/?')),
    () => (request.target = request.target.toUpperCase()),
    () => (request.target = request.target.replace(/^\/api\//, '/api//')),
    () => (request.target = `${request.target.split('?')[0]}/${'a'.repeat(dice.of([101, 1_000, 8_000]))}`),
    () => (request.target = `${request.target.split('?')[0]}%${dice.of(['', 'z', '0', 'ff', 'E0%A4%A'])}`),
    () =>
      (request.target = request.target.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, (id) =>
        dice.of([id.toUpperCase(), `${id}%00`, id.replaceAll('-', ''), `${id}/`, `${id}.json`]),
      )),
  ];
  for (let times = dice.whole(1, 3); times > 0; times -= 1) dice.of(ways)();
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
export const textOf = (value: unknown): string => text(value) ?? '';

/** What can stand in a header at all, as undici sends it. */
function headerText(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 10_000);
}
