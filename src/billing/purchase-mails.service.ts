import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { UserRole } from '../auth/user-role.entity.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailService } from '../shared/mail/mail.service.js';
import { confirmationMail, reportsOwedMail, returnedRefundMail, withdrawalMail } from './billing.mails.js';
import { CreditEntry } from './credit-entry.entity.js';
import { Purchase } from './purchase.entity.js';

/** A mail server may be slow with each of three mails; a job that died holds up the next one no longer than this. */
const CLAIM_S = 5 * 60;

/** Sends what is due of a purchase, each thing once as far as mail can promise it. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * One job at a time for each purchase, for two that look at once would both find that nothing was sent; what is left
   * undone by one that finds it claimed is due at the next round of the sweep. No transaction waits for the mail server:
   * only a process that dies between a mail and its mark sends that mail twice.
   * @throws MailFailed; what was sent before it is not sent again
   */
  async send(purchaseId: string): Promise<void> {
    const em = this.em.fork();
    const claim = [`tell:${purchaseId}`, randomUUID()];
    const taken = await em.execute<object[]>(
      `insert into leases (name, holder, held_until) values (?, ?, now() + make_interval(secs => ?))
       on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
         where leases.held_until < now()
       returning name`,
      [...claim, CLAIM_S],
    );
    if (taken.length === 0) return;
    try {
      const purchase = await em.findOne(Purchase, { id: purchaseId }, { populate: ['user'] });
      if (!purchase) return;
      await this.confirm(em, purchase);
      await this.tellOfWithdrawal(em, purchase);
      await this.tellAdmins(em, purchase);
    } finally {
      await em.execute('delete from leases where name = ? and holder = ?', claim);
    }
  }

  private async confirm(em: EntityManager, purchase: Purchase): Promise<void> {
    const to = purchase.user?.email;
    if (!to || !purchase.completedAt || purchase.confirmationSentAt) return;
    const actor = `purchase:${purchase.id}`;
    const isOpened = (await em.count(CreditEntry, { reason: 'spend', actor })) > 0;
    await this.mail.send(confirmationMail(to, purchase, { site: this.config.publicUrl, isOpened }));
    await em.nativeUpdate(Purchase, { id: purchase.id }, { confirmationSentAt: new Date() });
  }

  private async tellOfWithdrawal(em: EntityManager, purchase: Purchase): Promise<void> {
    const to = purchase.user?.email;
    if (!to || !purchase.withdrawnAt || purchase.withdrawalSentAt) return;
    await this.mail.send(withdrawalMail(to, purchase, this.config.publicUrl));
    await em.nativeUpdate(Purchase, { id: purchase.id }, { withdrawalSentAt: new Date() });
  }

  private async tellAdmins(em: EntityManager, purchase: Purchase): Promise<void> {
    const news = [
      ...(purchase.reportsOwed > 0 ? [reportsOwedMail] : []),
      ...(purchase.hasReturnedRefund ? [returnedRefundMail] : []),
    ];
    if (news.length === 0 || purchase.adminsToldAt) return;
    const admins = await em.find(UserRole, { role: 'admin' }, { populate: ['user'] });
    const mails = admins.flatMap(({ user }) => news.map((mail) => mail(user.email, purchase)));
    await Promise.all(mails.map((mail) => this.mail.send(mail)));
    await em.nativeUpdate(Purchase, { id: purchase.id }, { adminsToldAt: new Date() });
  }
}
