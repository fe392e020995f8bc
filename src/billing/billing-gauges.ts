import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { MetricsService } from '../shared/metrics/metrics.service.js';
import { STRIPE } from './stripe.provider.js';

/** Whether the money is where it belongs, for whoever watches it. */
@Injectable()
export class BillingGauges implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly em: EntityManager,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  onModuleInit(): void {
    if (!this.stripe) return;
    this.metrics.add({
      name: 'billing',
      isShared: true,
      gauges: {
        stripe_events_unapplied: ['Events of Stripe that came and are not applied, by state.', 'status'],
        stripe_events_oldest_unapplied_seconds: ['Age of the oldest of them; 0 when there is none.'],
        purchases_unsettled: ['Purchases that Stripe has not settled yet, by state.', 'status'],
        purchases_oldest_paid_unsettled_seconds: [
          'Age of the oldest purchase that waits for a slow payment; 0 when none does.',
        ],
        reports_owed: ['Reports that were paid back or disputed after they were spent.'],
        money_audit_findings: [
          'What did not agree at the last "billing audit", or at one that looked further back; absent until the first.',
        ],
        money_audit_age_seconds: [
          'Since the last one of 30 days or more; until the first, since the database was made.',
        ],
      },
      read: () => this.read(),
    });
  }

  private async read() {
    const em = this.em.fork();
    const events = await em.execute<{ status: string; count: number; age: number }[]>(
      `select s.status, count(e.id)::int as count,
              coalesce(extract(epoch from now() - min(e.received_at)), 0)::float8 as age
         from (values ('received'), ('failed')) s (status)
         left join stripe_events e on e.status = s.status group by 1`,
    );
    const purchases = await em.execute<{ status: string; count: number; age: number }[]>(
      `select s.status, count(p.id)::int as count,
              coalesce(extract(epoch from now() - min(p.created_at)), 0)::float8 as age
         from (values ('pending'), ('waiting')) s (status)
         left join purchases p on p.status = s.status group by 1`,
    );
    const [{ owed }] = await em.execute<[{ owed: number }]>(
      'select coalesce(sum(reports_owed), 0)::int as owed from purchases',
    );
    const audit = await lastAudits(em);
    return [
      ...events.map(({ status, count }) => ({
        gauge: 'stripe_events_unapplied',
        labels: { status },
        value: count,
      })),
      {
        gauge: 'stripe_events_oldest_unapplied_seconds',
        value: Math.max(0, ...events.map(({ age }) => age)),
      },
      ...purchases.map(({ status, count }) => ({
        gauge: 'purchases_unsettled',
        labels: { status },
        value: count,
      })),
      {
        gauge: 'purchases_oldest_paid_unsettled_seconds',
        value: Math.max(0, purchases.find(({ status }) => status === 'waiting')!.age),
      },
      { gauge: 'reports_owed', value: owed },
      ...(audit.findings === null ? [] : [{ gauge: 'money_audit_findings', value: audit.findings }]),
      { gauge: 'money_audit_age_seconds', value: Math.max(0, audit.age) },
    ];
  }
}

/** How far back the daily audit looks, by default. */
const DAILY_DAYS = 30;

/** What an audit found stands until one that looks as far back finds otherwise: a shorter one cannot see it. */
async function lastAudits(em: EntityManager): Promise<{ findings: number | null; age: number }> {
  const [last] = await em.execute<[{ findings: number | null; age: number }]>(
    `with audits as (
       select created_at, (details ->> 'findings')::int as findings,
              coalesce((details ->> 'days')::int, 0) as days
         from audit_entries where act = 'billing.audit'
     ), standing as (
       select findings, days > coalesce(max(days) over (
                order by created_at desc rows between unbounded preceding and 1 preceding), -1) as stands
         from audits
     )
     select (select max(findings) from standing where stands) as findings,
            extract(epoch from now() - coalesce(
              (select max(created_at) from audits where days >= ${DAILY_DAYS}),
              (select min(executed_at) from mikro_orm_migrations)))::float8 as age`,
  );
  return last;
}
