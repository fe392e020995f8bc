import { Module } from '@nestjs/common';
import { ImageStore } from './image-store.service.js';
import { ImageTrackingService } from './image-tracking.service.js';

/** Picture links become stored, told-apart pictures. CONFIG comes from the global configuration. */
@Module({
  providers: [ImageStore, ImageTrackingService],
  exports: [ImageStore, ImageTrackingService],
})
export class ImageTrackingModule {}
