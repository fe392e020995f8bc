import { Module } from '@nestjs/common';
import { MailboxController } from './mailbox.controller.js';
import { MailboxService } from './mailbox.service.js';

/** Only for the local start: it shows every mail to whoever can reach the server. */
@Module({ controllers: [MailboxController], providers: [MailboxService] })
export class MailboxModule {}
