import { Logger } from '@nestjs/common';
import type { LogFields } from './log-context.js';

/** What each is called in the log, and how it is told. docs/operations.md says what each means. */
const events = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'A sign-in was refused',
  'password-refused': 'A password was refused to somebody who is signed in',
  'password-changed': 'A password was changed',
  'password-reset': 'A password was reset by a link',
  'link-refused': 'The link of a mail was refused',
  'session-ended': 'Sessions were ended',
  'token-reused': 'A refresh token was used twice: its session was ended',
  'limit-reached': 'A limit was reached',
  'access-refused': 'Access was refused',
} as const;
export type SecurityEvent = keyof typeof events;

const good: ReadonlySet<SecurityEvent> = new Set([
  'sign-in',
  'password-changed',
  'password-reset',
  'session-ended',
]);

const logger = new Logger('Security');

/**
 * Tells the log of what somebody who guards accounts wants to see: one line, whose `event` never changes its name, with
 * the ids of the request it came by. What an attack would look like is a warning.
 * @param fields ids and words of ours alone; `userId` where the request's own does not tell it
 */
export function tellSecurity(event: SecurityEvent, fields: LogFields = {}): void {
  const line = { msg: events[event], event, ...fields };
  if (good.has(event)) logger.log(line);
  else logger.warn(line);
}
