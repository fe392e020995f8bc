import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Life } from './life.js';
import { Readiness } from './readiness.service.js';

@Global()
@Module({})
export class LifeModule {
  /** @param life that of the process; its entry point drives it */
  static for(life: Life): DynamicModule {
    return {
      module: LifeModule,
      providers: [{ provide: Life, useValue: life }, Readiness],
      exports: [Life, Readiness],
    };
  }
}
