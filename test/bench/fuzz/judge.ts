import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './draft.js';
import type { Answer } from './send.js';

/** What an error must never carry: stacks, statements, drivers' words, paths of ours. */
const leaks =
  /\bat [\w.<>]+ \(|node_modules|\/src\/[\w-]+\/|\bfile:\/\/\/|[a-z]+Error:|ECONNREFUSED|SQLSTATE|\bselect .+ from\b|insert into|relation "|violates|syntax error|Unexpected token|postgres(ql)?:\/\/|redis:\/\//i;

/** Whether a value is an error as the OpenAPI document tells of them. */
export function problemCheck(document: unknown): ValidateFunction {
  const { components } = document as { components: { schemas: { Problem: object } } };
  return new Ajv2020({ strict: false }).compile(components.schemas.Problem);
}

/** What is wrong with an answer by itself; none when all is well. */
export function faultsOf(request: FuzzRequest, answer: Answer, isProblem: ValidateFunction): string[] {
  const { status, headers } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`${status}`);
  const type = String(headers['content-type'] ?? '');
  const isApi = request.target.startsWith('/api/');
  const isHead = request.method === 'HEAD';
  const body = unpacked(answer);
  if (status >= 400) {
    if (leaks.test(body)) faults.push('an error tells of our insides');
    if (isApi && !/^application\/problem\+json\b/.test(type))
      faults.push(`${status} is no problem+json but ${type || 'nothing'}`);
    else if (isApi && !isHead) faults.push(...problemFaults(status, body, isProblem));
  } else if (
    status >= 200 &&
    status < 300 &&
    request.operation &&
    request.method === request.operation.method
  ) {
    const { statuses } = request.operation;
    if (isApi && isOwnPath(request) && !statuses.has(String(status)) && !statuses.has('2XX'))
      faults.push(`${status} is not in the document`);
    if (/\bjson\b/.test(type) && !isHead && !isJson(body))
      faults.push('the body is not the JSON that it says');
  }
  if (body !== '' && !isHead && type === '') faults.push('a body without a content-type');
  return faults;
}

/** Whether the target is still one of the operation's path, for the wild ones change it. */
function isOwnPath({ target, operation }: FuzzRequest): boolean {
  const pattern = operation!.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${pattern}(\\?|$)`).test(target);
}

function problemFaults(status: number, body: string, isProblem: ValidateFunction): string[] {
  if (!isJson(body)) return ['a problem that is no JSON'];
  const value = JSON.parse(body) as { status?: number };
  if (!isProblem(value))
    return [
      `a problem of another shape: ${isProblem.errors?.[0]?.instancePath} ${isProblem.errors?.[0]?.message}`,
    ];
  return value.status === status ? [] : [`a problem says ${value.status} in an answer of ${status}`];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As text, out of its encoding; pictures and PDFs are not looked into, and what answers a HEAD has none. */
export function unpacked({ headers, body }: Answer): string {
  if (body.length === 0) return '';
  if (!/json|text|html/.test(String(headers['content-type'] ?? 'text'))) return '';
  const encoding = headers['content-encoding'];
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString('utf8');
}

const TROUBLE =
  /unhandled|uncaught|\bERROR\b|\bFATAL\b|"level":"?(error|fatal|50|60)\b|Warning:|heap out of memory/i;
/** Buyers who erase their account while their bank is at work: the log is how an administrator hears of the money. */
const FOR_SOMEBODY_TO_DO = /was paid when its buyer's account was gone: pay it back in Stripe/;

/** Lines of a server's output that tell of an error nobody expected. */
export function outputFaults(output: string): string[] {
  return output.split('\n').filter((line) => TROUBLE.test(line) && !FOR_SOMEBODY_TO_DO.test(line));
}
