import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetricsService } from '../shared/metrics/metrics.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';

/** What is under way, and who listens to it. */
@Injectable()
export class AnalysisGauges implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly em: EntityManager,
    private readonly events: AnalysisEventsService,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'listeners',
      isShared: false,
      gauges: { event_listeners: ['Open pages that listen for live events at this process.'] },
      read: () => [{ gauge: 'event_listeners', value: this.events.listening }],
    });
    this.metrics.add({
      name: 'analyses',
      isShared: true,
      gauges: {
        analyses_processing: ['Analyses that are neither completed nor failed.'],
        analyses_oldest_processing_seconds: [
          'How long the oldest of them has been under way since its last attempt began; 0 when there is none.',
        ],
      },
      read: () => this.read(),
    });
  }

  private async read() {
    const [found] = await this.em.fork().execute<[{ count: number; oldest: number }]>(
      `select count(*)::int as count,
              coalesce(extract(epoch from now() - min(started_at)), 0)::float8 as oldest
         from analyses where status in ('processing', 'scraped', 'analyzing')`,
    );
    return [
      { gauge: 'analyses_processing', value: found.count },
      { gauge: 'analyses_oldest_processing_seconds', value: Math.max(0, found.oldest) },
    ];
  }
}
