import { Controller, Get } from '@nestjs/common';
import { AdminOnly } from '../shared/http/access.js';
import { ExperimentListService } from './experiment-list.service.js';
import type { PromptsView } from './experiments.types.js';

@AdminOnly()
@Controller('admin/prompts')
export class PromptsAdminController {
  constructor(private readonly lists: ExperimentListService) {}

  @Get()
  prompts(): Promise<PromptsView> {
    return this.lists.prompts();
  }
}
