import type { Dice } from '../../support/drawn/dice.js';
import type { Caller } from './callers.js';
import type { Draft, FormPart } from './draft.js';
import { drawUuid, drawValid } from './draw-values.js';
import type { Known } from './known.js';
import type { Mails } from './mails.js';
import type { Operation, Schema } from './operations.js';

/** What valid requests are made of, besides the document. */
export interface Material {
  readonly operations: readonly Operation[];
  readonly known: Known;
  readonly mails: Mails;
  /** Links of adverts that can be read, and of some that cannot. */
  readonly links: readonly string[];
  readonly picture: Buffer;
  /** People whose address and password a stranger may know. */
  readonly people: readonly Caller[];
  /** A header that Stripe would send with this event. */
  sign(event: string): string;
}

interface Wanted {
  readonly dice: Dice;
  readonly material: Material;
  readonly operation: Operation;
  readonly caller: Caller;
  /** Whose address and password the request carries: the caller's, or those of somebody whom a stranger tries. */
  readonly person: Caller;
  readonly path: Readonly<Record<string, string>>;
}

const advertText = `Storgatan 1\nUppsala kommun\n2 995 000 kr\nBoarea\n72,5 m²\nAntal rum\n3 rum\nBeskrivning
Charmig trea med stor potential nära stadens puls. Stammarna är från byggåret.`;

/** Of everybody who signs up here: whoever opens the mail's link is asked for it. */
const newcomersPassword = 'Trädgård-i-regn';

const OBJECTION = 'POST /api/analyses/{id}/objections';
const ERASURE = 'DELETE /api/admin/users/{id}';
/** What tells what an operation, or a place, needs to be known, where that is not the list at its own address. */
const sources: Record<string, string> = {
  [OBJECTION]: '/api/analyses/{id}/report',
  [ERASURE]: '/api/admin/users/{id}/erasure',
  '/api/images': '/api/analyses/{id}/report',
};

/** What the names of the contract mean; a schema cannot tell. Undefined: nothing is known, the schema draws. */
const meanings: Record<string, (wanted: Wanted) => unknown> = {
  email: (wanted) =>
    wanted.operation.path.endsWith('signup')
      ? `ny.${drawUuid(wanted.dice)}@test.example`
      : wanted.person.email,
  password: ({ operation, dice, person }) => {
    if (/signup$|auth\/confirm$/.test(operation.path)) return newcomersPassword;
    return operation.path.includes('reset') ? `Trädgård-${drawUuid(dice).slice(0, 8)}` : person.password;
  },
  currentPassword: ({ person }) => person.password,
  newPassword: ({ dice }) => `Trädgård-${drawUuid(dice).slice(0, 8)}`,
  token: ({ operation, material }) =>
    material.mails.take(operation.path.includes('reset') ? 'reset' : 'confirm'),
  url: ({ dice, material }) => dice.of(material.links),
  // Administrators try prompts on the homes of others; a buyer pays for the own.
  analysisId: ({ dice, caller, operation, material }) => {
    const place = operation.path.includes('/admin/') ? 'written analyses' : '/api/analyses';
    return material.known.one(dice, caller.name, place);
  },
  ids: ({ dice, caller, material }) => {
    const all = material.known.all(caller.name, '/api/analyses');
    const from = dice.whole(0, Math.max(0, all.length - 3));
    return all.length > 1 ? all.slice(from, from + dice.whole(2, 3)).join(',') : undefined;
  },
  productKey: ({ dice, caller, material }) =>
    material.known.one(dice, caller.name, '/api/products') ?? 'single-report',
  termsAccepted: ({ dice }) => dice.is(0.9),
  sessionId: ({ dice, caller, material }) => material.known.one(dice, caller.name, 'checkout sessions'),
  cursor: ({ dice, caller, operation, material }) =>
    material.known.one(dice, caller.name, `cursor ${operation.path}`),
  days: ({ dice }) => dice.of([7, 30, 90]),
  value: ({ path, material }) => material.known.fact(`setting ${path['key'] ?? 'free_reports_count'}`) ?? 3,
  reports: ({ path, material }) =>
    material.known.fact<{ reports: number }>(`withdrawal ${path['id']}`)?.reports,
  // Of the claim that somebody objects to: each report has a verdict.
  path: ({ operation, dice }) => (operation.name === OBJECTION && dice.is(0.8) ? 'verdict' : undefined),
  revision: ({ path, material, caller }) => material.known.fact(`revision ${caller.name} ${path['id']}`),
  amount: ({ path, material }) => material.known.fact<{ amount: number }>(`withdrawal ${path['id']}`)?.amount,
};
/** `seen` is of settings in a body, of an erasure in a query. */
const seenOf = ({ path, material, operation, caller }: Wanted) => {
  if (operation.path === '/api/account') return material.known.fact(`own erasure ${caller.name}`);
  return path['id'] === undefined
    ? material.known.fact(`setting ${path['key'] ?? 'free_reports_count'}`)
    : material.known.fact(`erasure ${path['id']}`);
};

/**
 * A request that should succeed, by the document, by what earlier answers told and by what the names mean. Where
 * nothing is known yet that a path could name, the request for the list of such things instead.
 */
export function validRequest(dice: Dice, material: Material, operation: Operation, caller: Caller): Draft {
  const path: Record<string, string> = {};
  const person = caller.email ? caller : dice.of(material.people);
  const wanted: Wanted = { dice, material, operation, caller, person, path };
  for (const { name } of operation.parameters.filter((one) => one.in === 'path')) {
    const place = placeOf(operation.path, name, path);
    const value = idOf(wanted, place);
    if (value === undefined) return validRequest(dice, material, listOf(material, operation, name), caller);
    path[name] = value;
  }
  const draft: Draft = { operation, caller, path, query: [], headers: {}, json: undefined };
  for (const { name, schema, required } of operation.parameters.filter((one) => one.in === 'query')) {
    if (!required && dice.is(0.5)) continue;
    const value = meant(wanted, name, schema);
    if (value !== undefined) draft.query.push([name, String(value)]);
  }
  const { body } = operation;
  if (body?.type === 'multipart/form-data') draft.form = formOf(dice, material);
  else if (body) draft.json = bodyOf(wanted, body.schema);
  if (operation.path.endsWith('/billing/webhook')) {
    draft.json = stripeEvent(wanted);
    draft.headers['stripe-signature'] = material.sign(draft.json as string);
    draft.headers['content-type'] = 'application/json';
  }
  if (operation.name === 'POST /api/admin/experiments' && dice.is(0.9))
    draft.headers['prefer'] = 'respond-async';
  return draft;
}

/** The address of the list that an id stands in: `/api/admin/queue/analyses/jobs`. */
function placeOf(path: string, name: string, known: Readonly<Record<string, string>>): string {
  return path
    .slice(0, path.indexOf(`/{${name}}`))
    .replaceAll(/\{(\w+)\}/g, (_, earlier: string) => known[earlier] ?? '');
}

function idOf({ dice, material, operation, caller }: Wanted, place: string): string | undefined {
  const { known } = material;
  if (operation.name === OBJECTION) {
    const read = known.factsOf(`revision ${caller.name} `);
    return read.length > 0 ? dice.of(read) : undefined;
  }
  const previewed = operation.name === ERASURE ? known.factsOf('erasure ') : [];
  return previewed.length > 0 ? dice.of(previewed) : known.one(dice, caller.name, place);
}

function listOf({ operations }: Material, operation: Operation, name: string): Operation {
  const place = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
  const source = sources[operation.name] ?? sources[place] ?? place;
  return operations.find(({ method, path }) => method === 'GET' && path === source) ?? operations[0]!;
}

function meant(wanted: Wanted, name: string, schema: Schema): unknown {
  if (name === 'seen') return seenOf(wanted);
  // Few jobs fail, and they alone can be tried again.
  if (name === 'state' && wanted.dice.is(0.7)) return 'failed';
  if (schema.enum === undefined && Object.hasOwn(meanings, name)) {
    const value = meanings[name]!(wanted);
    if (value !== undefined) return value;
  }
  return drawValid(wanted.dice, schema);
}

function bodyOf(wanted: Wanted, schema: Schema): unknown {
  const body = drawValid(wanted.dice, schema);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const object = body as Record<string, unknown>;
  for (const name of Object.keys(object)) object[name] = meant(wanted, name, schema.properties![name]!);
  if (Array.isArray(object['promptIds'])) object['promptIds'] = [...new Set(object['promptIds'])];
  if (object['repeats'] !== undefined) object['repeats'] = 1;
  return object;
}

function formOf(dice: Dice, { picture }: Material): FormPart[] {
  const page = `<!doctype html><title>Storgatan 1</title><h1>Storgatan 1</h1><p>${advertText}</p>`;
  const choices: FormPart[] = [
    { name: 'text', value: advertText },
    { name: 'page', value: page, filename: 'sida.html', type: 'text/html' },
    { name: 'picture', value: picture, filename: 'kök.jpg', type: 'image/jpeg' },
  ];
  const kept = choices.filter(() => dice.is(0.5));
  return kept.length > 0 ? kept : [choices[0]!];
}

/** An event as Stripe sends it, mostly about a session that exists. */
function stripeEvent({ dice, material, caller }: Wanted): string {
  const session = material.known.one(dice, caller.name, 'checkout sessions') ?? 'cs_test_unknown';
  return JSON.stringify({
    id: `evt_${drawUuid(dice).replaceAll('-', '')}`,
    object: 'event',
    type: dice.of([
      'checkout.session.completed',
      'checkout.session.expired',
      'charge.refunded',
      'customer.created',
    ]),
    created: 1_790_000_000,
    data: { object: { id: session, object: 'checkout.session', payment_intent: null } },
  });
}
