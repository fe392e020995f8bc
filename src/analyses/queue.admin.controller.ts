import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import type { QueueState } from '../shared/queue/queue.types.js';
import { AdminQueueService } from './admin-queue.service.js';
import type {
  AdminJobPage,
  AdminQueues,
  RemoveOutcome,
  RetriedJobs,
  RetryOutcome,
} from './admin-queue.types.js';

const jobsQuery = z.object({
  state: z.enum(['waiting', 'active', 'stalled', 'delayed', 'failed']),
  order: z.enum(['asc', 'desc']).default('desc'),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

@AdminOnly()
@Controller('admin/queue')
export class QueueAdminController {
  constructor(private readonly queues: AdminQueueService) {}

  @Get()
  async states(): Promise<AdminQueues> {
    return { queues: await this.queues.states() };
  }

  @Get(':queue/jobs')
  @ApiOperation({
    summary: 'The jobs in one state',
    description:
      'By when they were added, of the failed when they failed, of the delayed when they are due; newest first.',
  })
  jobs(
    @Param('queue') queue: string,
    @Query({ schema: jobsQuery }) query: z.infer<typeof jobsQuery>,
  ): Promise<AdminJobPage> {
    return this.queues.page(queue, query);
  }

  @Post(':queue/jobs/:id/retry')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Tries a failed job again',
    description:
      'A failed analysis begins a new attempt (`restarted`); any other job stands in line again with all its attempts ' +
      'before it (`queued`). An analysis that has moved on without the job, has another job that waits or runs, or ' +
      'was deleted, is left alone, and the job is taken off the list (`overtaken`, `gone`). 409 for a job that has not failed.',
  })
  async retry(
    @Caller() caller: CurrentUser,
    @Param('queue') queue: string,
    @Param('id') id: string,
  ): Promise<{ outcome: RetryOutcome }> {
    return { outcome: await this.queues.retry({ caller }, queue, id) };
  }

  @Delete(':queue/jobs/:id')
  @ApiOperation({
    summary: 'Takes a job out of the queue',
    description:
      'An analysis that waited for it and has no other job is failed with a plain reason (`analysis_failed`): it costs ' +
      'nothing, its owner is told and can start it over. A purchase, an event of Stripe’s or an experiment stays as it ' +
      'is, and what is still to be done about it gets a new job in its time (`removed`). 409 for a job that runs.',
  })
  async remove(
    @Caller() caller: CurrentUser,
    @Param('queue') queue: string,
    @Param('id') id: string,
  ): Promise<{ outcome: RemoveOutcome }> {
    return { outcome: await this.queues.remove({ caller }, queue, id) };
  }

  @Post(':queue/retry-failed')
  @HttpCode(200)
  retryFailed(@Caller() caller: CurrentUser, @Param('queue') queue: string): Promise<RetriedJobs> {
    return this.queues.retryFailed({ caller }, queue);
  }

  @Post(':queue/pause')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Lets no process begin a job of the queue until it is resumed',
    description: 'Jobs under way go on; new ones are taken in and wait.',
  })
  pause(@Caller() caller: CurrentUser, @Param('queue') queue: string): Promise<QueueState> {
    return this.queues.pause({ caller }, queue);
  }

  @Post(':queue/resume')
  @HttpCode(200)
  resume(@Caller() caller: CurrentUser, @Param('queue') queue: string): Promise<QueueState> {
    return this.queues.resume({ caller }, queue);
  }
}
