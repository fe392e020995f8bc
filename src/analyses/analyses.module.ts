import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ImageTrackingModule } from '../image-tracking/image-tracking.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ScrapingModule } from '../scraping/scraping.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminAnalysesService } from './admin-analyses.service.js';
import { AdminObjectionsService } from './admin-objections.service.js';
import { AdminQueueService } from './admin-queue.service.js';
import { AnalysesAdminController } from './analyses.admin.controller.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisCancelService } from './analysis-cancel.service.js';
import { AnalysisCheckoutController } from './analysis-checkout.controller.js';
import { AnalysisErasureService } from './analysis-erasure.service.js';
import { AnalysisEventsController } from './analysis-events.controller.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisGauges } from './analysis-gauges.js';
import { AnalysisInputService } from './analysis-input.service.js';
import { AnalysisListService } from './analysis-list.service.js';
import { AnalysisPipeline } from './analysis.pipeline.js';
import { AnalysisStatsService } from './analysis-stats.service.js';
import { AnalysisStore } from './analysis-store.js';
import { AnalysisSweep } from './analysis-sweep.js';
import { CompareService } from './compare.service.js';
import { HandInController } from './hand-in.controller.js';
import { FormVolume } from './form-volume.js';
import { HandInService } from './hand-in.service.js';
import { ImagesController } from './images.controller.js';
import { Leases } from './leases.js';
import { NamedPictures } from './named-pictures.js';
import { ObjectionsAdminController } from './objections.admin.controller.js';
import { ObjectionsController } from './objections.controller.js';
import { ObjectionsService } from './objections.service.js';
import { OwnPrices } from './own-prices.js';
import { PaidAnalyses } from './paid-analyses.subscriber.js';
import { PaidAuditService } from './paid-audit.service.js';
import { PictureSweep } from './picture-sweep.js';
import { QueueAdminController } from './queue.admin.controller.js';
import { QualityAdminController } from './quality.admin.controller.js';
import { QualityService } from './quality.service.js';
import { ReportPdfService } from './report-pdf.service.js';
import { ReportService } from './report.service.js';
import { Reuse } from './reuse.js';
import { RunAnalysisProcessor } from './run-analysis.processor.js';
import { SiteReadings } from './site-readings.js';
import { UntoldChanges } from './untold-changes.js';

@Module({
  imports: [SettingsModule, AuthModule, BillingModule, ScrapingModule, ImageTrackingModule, ReportsModule],
  // The events' fixed path comes before `analyses/:id`.
  controllers: [
    AnalysesAdminController,
    AnalysisEventsController,
    HandInController,
    AnalysesController,
    AnalysisCheckoutController,
    ImagesController,
    ObjectionsAdminController,
    ObjectionsController,
    QualityAdminController,
    QueueAdminController,
  ],
  providers: [
    AdminAnalysesService,
    AdminObjectionsService,
    AdminQueueService,
    AnalysesService,
    AnalysisCancelService,
    AnalysisErasureService,
    AnalysisEventsService,
    AnalysisGauges,
    AnalysisInputService,
    AnalysisListService,
    AnalysisPipeline,
    AnalysisStatsService,
    AnalysisStore,
    AnalysisSweep,
    CompareService,
    FormVolume,
    HandInService,
    Leases,
    NamedPictures,
    ObjectionsService,
    OwnPrices,
    PaidAnalyses,
    PaidAuditService,
    PictureSweep,
    QualityService,
    ReportPdfService,
    ReportService,
    Reuse,
    RunAnalysisProcessor,
    SiteReadings,
    UntoldChanges,
  ],
  exports: [
    AdminAnalysesService,
    AdminObjectionsService,
    AdminQueueService,
    AnalysesService,
    AnalysisErasureService,
    AnalysisInputService,
    AnalysisListService,
    AnalysisPipeline,
    PaidAuditService,
    ReportService,
  ],
})
export class AnalysesModule {}
