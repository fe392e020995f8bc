import { Module } from '@nestjs/common';
import { ScrapingService } from './scraping.service.js';

/** Reads adverts: a link in, a listing out. Needs the global configuration, and Redis where several workers read. */
@Module({ providers: [ScrapingService], exports: [ScrapingService] })
export class ScrapingModule {}
