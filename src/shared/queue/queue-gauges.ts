import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetricsService } from '../metrics/metrics.service.js';
import { QueueControl } from './queue-control.service.js';

/** How the queues stand, for whoever watches them. */
@Injectable()
export class QueueGauges implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly control: QueueControl,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'queue',
      isShared: true,
      gauges: {
        queue_jobs: ['Jobs by queue and state: waiting, active, stalled, delayed, failed.', 'queue', 'state'],
        queue_oldest_waiting_seconds: [
          'How long the oldest waiting job has waited; 0 when none waits.',
          'queue',
        ],
        queue_workers: ['Processes that take jobs from the queue.', 'queue'],
        queue_paused: ['1 while no job of the queue is begun until somebody resumes it.', 'queue'],
      },
      read: async () =>
        (await this.control.states()).flatMap(({ name: queue, counts, waitingSince, workers, isPaused }) => [
          ...Object.entries(counts).map(([state, value]) => ({
            gauge: 'queue_jobs',
            labels: { queue, state },
            value,
          })),
          {
            gauge: 'queue_oldest_waiting_seconds',
            labels: { queue },
            value: waitingSince ? Math.max(0, (Date.now() - Date.parse(waitingSince)) / 1000) : 0,
          },
          ...(workers === null ? [] : [{ gauge: 'queue_workers', labels: { queue }, value: workers }]),
          { gauge: 'queue_paused', labels: { queue }, value: Number(isPaused) },
        ]),
    });
  }
}
