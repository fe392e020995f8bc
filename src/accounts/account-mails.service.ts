import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailService, type Mail } from '../shared/mail/mail.service.js';
import { accountErasedMail, dataFetchedMail } from './account.mails.js';

/** Tells people what was done with their account: if it was not they, they learn of it. Nobody waits for these mails. */
@Injectable()
export class AccountMailsService implements OnModuleDestroy {
  private readonly logger = new Logger(AccountMailsService.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  tellOfExport(email: string): void {
    this.send(dataFetchedMail(email, this.config.publicUrl));
  }

  tellOfErasure(email: string): void {
    this.send(accountErasedMail(email));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private send(mail: Mail): void {
    const sending = this.mail
      .send(mail)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }
}
