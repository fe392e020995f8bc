import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../shared/http/access.js';
import { listPage, mailboxPolicy, mailPage, missingPage } from './mailbox.page.js';
import { MailboxService } from './mailbox.service.js';

/** The mailbox of the local start: a page for people, beside the API. */
@Public()
@Controller('mail')
export class MailboxController {
  constructor(private readonly mailbox: MailboxService) {}

  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    this.send(reply, 200, listPage(await this.mailbox.list()));
  }

  @Get(':id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const mail = await this.mailbox.find(id);
    if (mail) this.send(reply, 200, mailPage(mail));
    else this.send(reply, 404, missingPage());
  }

  private send(reply: FastifyReply, status: number, html: string): void {
    void reply
      .status(status)
      .header('content-security-policy', mailboxPolicy)
      .header('cache-control', 'no-store')
      // The links in the mails carry secrets.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  }
}
