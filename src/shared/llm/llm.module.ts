import { Module } from '@nestjs/common';
import { LlmService } from './llm.service.js';

/** The one way to a language model. CONFIG comes from the global configuration. */
@Module({ providers: [LlmService], exports: [LlmService] })
export class LlmModule {}
