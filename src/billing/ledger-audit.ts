import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditFinding } from './billing.types.js';

const compare = '"npx app-cli credits show <mail>" shows the lines: put the lost ones back from a backup';

/** What of the ledger does not agree with the purchases or with itself; each look is one statement, so nothing moves in it. */
export async function ledgerFaults(em: EntityManager): Promise<AuditFinding[]> {
  return [...(await sums(em)), ...(await elsewhere(em)), ...(await negative(em)), ...(await unheardOf(em))];
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * Reports that the lines of a purchase add up to, beside what the purchase says. After seven years a purchase leaves the
 * books, and its lines stay with an account that still is: they are its balance.
 */
async function sums(em: EntityManager): Promise<AuditFinding[]> {
  const wrong = await em.execute<{ id: string; ledger: number[]; said: number[] }[]>(
    `with sums as (
       select substring(reference from '^purchase:(${uuid})')::uuid as id,
              array[coalesce(sum(amount) filter (where reason = 'purchase'), 0),
                    -coalesce(sum(amount) filter (where reason = 'refund'), 0),
                    -coalesce(sum(amount) filter (where reason = 'withdrawal'), 0)]::int[] as ledger,
              max(created_at) < (date_trunc('year', now() at time zone 'Europe/Stockholm') - interval '7 years')
                at time zone 'Europe/Stockholm' as is_old
         from credit_entries where reference ~ '^purchase:${uuid}' and kind = 'credit' group by 1
     ), said as (
       select id, array[reports_granted, reports_taken_back, reports_withdrawn] as said from purchases
     )
     select id, coalesce(ledger, '{0,0,0}') as ledger, coalesce(said, '{0,0,0}') as said
       from said full join sums using (id)
      where coalesce(ledger, '{0,0,0}') <> coalesce(said, '{0,0,0}') and not (said is null and is_old)
      order by id`,
  );
  return wrong.map(({ id, ledger, said }) => ({
    kind: 'ledger',
    id,
    text: `the ledger has ${ledger[0]} granted, ${ledger[1]} taken back, ${ledger[2]} withdrawn; the purchase says ${said.join(', ')}`,
    remedy: `${compare}, and others out`,
  }));
}

async function elsewhere(em: EntityManager): Promise<AuditFinding[]> {
  const wrong = await em.execute<{ id: string }[]>(
    `select distinct p.id from purchases p
       join credit_entries c on c.reference like 'purchase:' || p.id || '%' and c.user_id is distinct from p.user_id
      order by p.id`,
  );
  return wrong.map(({ id }) => ({
    kind: 'ledger',
    id,
    text: 'lines of it stand on another account',
    remedy: 'set their user_id to that of the purchase',
  }));
}

async function negative(em: EntityManager): Promise<AuditFinding[]> {
  const wrong = await em.execute<{ user_id: string; kind: string; balance: number }[]>(
    `select user_id, kind, sum(amount)::int as balance from credit_entries
      where user_id is not null group by user_id, kind having sum(amount) < 0 order by user_id`,
  );
  return wrong.map(({ user_id: id, kind, balance }) => ({
    kind: 'balance',
    id,
    text: `the balance of ${kind} reports is ${balance}`,
    remedy: `${compare}, or give ${-balance} with "npx app-cli credits grant <mail> ${-balance} --reason …"`,
  }));
}

/** Lines in a shape that nothing of ours writes. */
async function unheardOf(em: EntityManager): Promise<AuditFinding[]> {
  const lines = await em.execute<
    { id: string; reason: string; amount: number; kind: string; reference: string }[]
  >(
    `select id, reason, amount, kind, reference from credit_entries
      where not case reason
        when 'spend' then amount = -1
        when 'grant' then kind = 'free' and amount > 0 and reference ~ '^signup:${uuid}$'
        when 'adjustment' then kind = 'credit'
        when 'purchase' then kind = 'credit' and amount > 0 and reference ~ '^purchase:${uuid}'
        when 'refund' then kind = 'credit' and reference ~ '^purchase:${uuid}:(taken|returned):'
        when 'withdrawal' then kind = 'credit' and amount < 0 and reference ~ '^purchase:${uuid}:withdrawn$'
        else false
      end
      order by created_at, id`,
  );
  return lines.map(({ id, reason, amount, kind, reference }) => ({
    kind: 'ledger',
    id,
    text: `a line ${reason} of ${amount} ${kind} reports for “${reference}”`,
    remedy: 'no act of ours writes such a line: find out who did, and take it out of credit_entries',
  }));
}
