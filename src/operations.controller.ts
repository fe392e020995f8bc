import { Controller, Get, Inject } from '@nestjs/common';
import { SettingsService } from './settings/settings.service.js';
import { Public } from './shared/http/access.js';
import { AppError } from './shared/app-error.js';
import { CONFIG, type Config, type Operator } from './shared/config/config.js';
import { Readiness, type Missing } from './shared/life/readiness.service.js';

/** Adverts that stand ready to be pasted in the no-configuration start. */
export const SAMPLE_LINKS = Symbol('sample links');
export interface SampleLink {
  readonly title: string;
  readonly url: string;
}

/** GET /api/meta */
export interface MetaView {
  readonly embedded: boolean;
  /** Path of the local mailbox page. */
  readonly mailbox: string | null;
  readonly sampleLinks: readonly SampleLink[];
  /** How many reports a new account is given. */
  readonly freeReports: number;
  /** Who runs the service, where the operator has said. */
  readonly operator: Operator | null;
}

/** Not a fault but an answer: its parts say what is missing. */
class NotReady extends AppError {
  constructor(missing: readonly Missing[]) {
    super({
      code: 'unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
      errors: missing.map(({ what, why }) => ({ path: what, message: why })),
    });
  }
}

/** For load balancers and operators: is the process alive, can it do its work, what kind of start is it? */
@Public()
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
    @Inject(SAMPLE_LINKS) private readonly sampleLinks: readonly SampleLink[],
  ) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' }> {
    const missing = await this.readiness.missing();
    if (missing.length === 0) return { status: 'ok' };
    throw new NotReady(missing);
  }

  @Get('meta')
  async meta(): Promise<MetaView> {
    const { embedded, operator = null } = this.config;
    const { free_reports_count: freeReports } = await this.settings.values();
    const mailbox = embedded ? '/mail' : null;
    return { embedded, mailbox, sampleLinks: this.sampleLinks, freeReports, operator };
  }
}
