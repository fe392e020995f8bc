import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { UserRole } from '../auth/user-role.entity.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailService } from '../shared/mail/mail.service.js';
import { confirmationMail, reportsOwedMail, returnedRefundMail, withdrawalMail } from './billing.mails.js';
import { CreditEntry } from './credit-entry.entity.js';
import { Purchase } from './purchase.entity.js';

/** Sends what is due of a purchase, each thing once as far as mail can promise it. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * One job at a time for each purchase: two that look at once would both find that nothing was sent.
   * @throws MailFailed; what was sent before it is not sent again
   */
  async send(purchaseId: string): Promise<void> {
    await this.em.fork().transactional(async (turn) => {
      await turn.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`tell:${purchaseId}`]);
      await this.sendDue(purchaseId);
    });
  }

  /** On connections of its own, so that a mail that fails undoes no mark of one that went out. */
  private async sendDue(purchaseId: string): Promise<void> {
    const em = this.em.fork();
    const purchase = await em.findOne(Purchase, { id: purchaseId }, { populate: ['user'] });
    if (!purchase) return;
    const { publicUrl } = this.config;
    const mark = (field: 'confirmationSentAt' | 'withdrawalSentAt' | 'adminsToldAt') =>
      em.nativeUpdate(Purchase, { id: purchaseId }, { [field]: new Date() });
    const to = purchase.user?.email;
    if (to && purchase.completedAt && !purchase.confirmationSentAt) {
      const actor = `purchase:${purchaseId}`;
      const isOpened = (await em.count(CreditEntry, { reason: 'spend', actor })) > 0;
      await this.mail.send(confirmationMail(to, purchase, { site: publicUrl, isOpened }));
      await mark('confirmationSentAt');
    }
    if (to && purchase.withdrawnAt && !purchase.withdrawalSentAt) {
      await this.mail.send(withdrawalMail(to, purchase, publicUrl));
      await mark('withdrawalSentAt');
    }
    const news = [
      ...(purchase.reportsOwed > 0 ? [reportsOwedMail] : []),
      ...(purchase.hasReturnedRefund ? [returnedRefundMail] : []),
    ];
    if (news.length > 0 && !purchase.adminsToldAt) {
      const admins = await em.find(UserRole, { role: 'admin' }, { populate: ['user'] });
      for (const mail of news)
        for (const { user } of admins) await this.mail.send(mail(user.email, purchase));
      await mark('adminsToldAt');
    }
  }
}
