import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { UserRole } from '../auth/user-role.entity.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailService } from '../shared/mail/mail.service.js';
import { confirmationMail, reportsOwedMail, withdrawalMail } from './billing.mails.js';
import { Purchase } from './purchase.entity.js';

/** Sends what is due of a purchase, each thing once as far as mail can promise it. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws MailFailed; what was sent before it is not sent again */
  async send(purchaseId: string): Promise<void> {
    const em = this.em.fork();
    const purchase = await em.findOne(Purchase, { id: purchaseId }, { populate: ['user'] });
    if (!purchase) return;
    const { publicUrl } = this.config;
    const mark = (field: 'confirmationSentAt' | 'withdrawalSentAt' | 'adminsToldAt') =>
      em.nativeUpdate(Purchase, { id: purchaseId }, { [field]: new Date() });
    const to = purchase.user?.email;
    if (to && purchase.completedAt && !purchase.confirmationSentAt) {
      await this.mail.send(confirmationMail(to, purchase, publicUrl));
      await mark('confirmationSentAt');
    }
    if (to && purchase.withdrawnAt && !purchase.withdrawalSentAt) {
      await this.mail.send(withdrawalMail(to, purchase, publicUrl));
      await mark('withdrawalSentAt');
    }
    if (purchase.reportsOwed > 0 && !purchase.adminsToldAt) {
      const admins = await em.find(UserRole, { role: 'admin' }, { populate: ['user'] });
      for (const { user } of admins) await this.mail.send(reportsOwedMail(user.email, purchase));
      await mark('adminsToldAt');
    }
  }
}
