import { Body, Controller, Delete, Get, HttpCode, Ip, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthService } from '../auth/auth.service.js';
import { stockholmDay } from '../shared/clock.js';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { InTurns } from '../shared/limits/in-turns.js';
import { AccountMailsService } from './account-mails.service.js';
import { ExportNotAsked } from './accounts.errors.js';
import type { ErasurePreview } from './accounts.types.js';
import { ErasureService } from './erasure.service.js';
import { A_DAY, ExportStreamService } from './export-stream.service.js';

const eraseBody = z.object({
  password: z
    .string('Skriv ditt lösenord')
    .min(1, 'Skriv ditt lösenord')
    .max(256, 'Lösenordet stämmer inte.'),
  /** Of the preview; what has changed since is then told instead of erased. */
  seen: z.string().max(200).optional(),
});

/** What people do with all that is kept about them: fetch it, and have it erased. */
@Controller('account')
export class OwnAccountController {
  constructor(
    private readonly auth: AuthService,
    private readonly erasure: ErasureService,
    private readonly exports: ExportStreamService,
    private readonly mails: AccountMailsService,
  ) {}

  /** The session is enough, for a right should be easy to use; its owner is told by mail, and it counts. */
  @Get('export')
  async export(
    @Caller() caller: CurrentUser,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    // Every GET is a HEAD as well: this one would be written, counted and told of for nothing.
    if (method === 'HEAD') {
      void reply.header('allow', 'GET');
      throw new ExportNotAsked();
    }
    const actor = `user:${caller.id}`;
    const stream = await this.exports.open(caller.id, { actor, aDay: A_DAY });
    this.mails.tellOfExport(caller.email);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stream, {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="visningsklar-mina-uppgifter-${stockholmDay(new Date())}.json"`,
    });
  }

  @Get('erasure')
  @InTurns()
  preview(@Caller() caller: CurrentUser): Promise<ErasurePreview> {
    return this.erasure.preview(caller.id);
  }

  @Delete()
  @InTurns()
  @HttpCode(204)
  async erase(
    @Caller() caller: CurrentUser,
    @Body({ schema: eraseBody }) { password, seen }: z.infer<typeof eraseBody>,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.checkPassword(caller.id, password, ip);
    await this.erasure.erase(caller.id, `user:${caller.id}`, seen);
    this.mails.tellOfErasure(caller.email);
    this.auth.clearCookies(reply);
    void reply.header('clear-site-data', '"cache"');
  }
}
