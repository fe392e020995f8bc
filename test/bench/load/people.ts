import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { tokenParties } from '../../../src/auth/token-parties.js';
import { hashPassword } from '../../../src/auth/password.js';

export const password = 'ett långt lösenord för lasten';

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Good for a day: a long run needs no renewals. */
  readonly token: string;
}

/** So many people with an account, a session and ten reports, written to the database as sign-ups would have. */
export async function addPeople(database: pg.Client, secret: string, count: number): Promise<Person[]> {
  const hash = await hashPassword(password);
  const people = Array.from({ length: count }, (_, index) => {
    const [id, family] = [randomUUID(), randomUUID()];
    return { id, family, email: `last${index}@test.example`, token: tokenOf(secret, id, family) };
  });
  const ids = people.map(({ id }) => id);
  await database.query(
    `insert into users (id, email, password_hash, email_confirmed_at, created_at)
     select id, email, $3, now(), now() from unnest($1::uuid[], $2::text[]) as person (id, email)`,
    [ids, people.map(({ email }) => email), hash],
  );
  await database.query(
    `insert into refresh_sessions (id, family, user_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), family, id, family::text, now(), now() + interval '1 day'
       from unnest($1::uuid[], $2::uuid[]) as session (id, family)`,
    [ids, people.map(({ family }) => family)],
  );
  await database.query(
    `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
     select gen_random_uuid(), id, 'credit', 10, 'grant', 'load:' || id, 'system', now() from unnest($1::uuid[]) as person (id)`,
    [ids],
  );
  return people.map(({ id, email, token }) => ({ id, email, token }));
}

function tokenOf(secret: string, sub: string, sid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub,
    sid,
    iat: now,
    exp: now + 24 * 3600,
    iss: tokenParties.issuer,
    aud: tokenParties.audience,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
