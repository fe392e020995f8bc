import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Caller, type SignedIn } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import { ListsInTurns } from '../shared/limits/in-turns.js';
import { SessionNotFound } from './auth.errors.js';
import { passwordChangeSchema } from './auth.schema.js';
import type { DeviceSession } from './auth.types.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

/** How somebody who is signed in looks after the keys of the account: where it is open, and its password. */
@Controller('account')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordsService,
  ) {}

  @Get('sessions')
  @ListsInTurns()
  list(@Caller() caller: SignedIn): Promise<DeviceSession[]> {
    return this.sessions.list(caller.id, caller.sessionId);
  }

  /** All but the one that asks. */
  @Delete('sessions')
  @HttpCode(204)
  endOthers(@Caller() caller: SignedIn): Promise<void> {
    return this.sessions.endOthers(caller.id, caller.sessionId);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async end(@Caller() caller: SignedIn, @Param('id', idParam(SessionNotFound)) id: string): Promise<void> {
    await this.sessions.endOne(caller.id, id);
  }

  @Put('password')
  @HttpCode(204)
  async changePassword(
    @Caller() caller: SignedIn,
    @Body({ schema: passwordChangeSchema }) body: z.infer<typeof passwordChangeSchema>,
    @Ip() ip: string,
  ): Promise<void> {
    await this.passwords.change(caller, body.password, body.newPassword, ip);
  }
}
