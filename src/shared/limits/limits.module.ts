import { Global, Module } from '@nestjs/common';
import { PersonLines } from './in-turns.js';
import { LimitsService } from './limits.service.js';

@Global()
@Module({ providers: [LimitsService, PersonLines], exports: [LimitsService, PersonLines] })
export class LimitsModule {}
