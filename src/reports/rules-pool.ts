import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { workerProgram } from '../shared/worker-program.js';
import { isCutOff, NoTurn } from '../shared/process-pool.js';
import { sharedProcesses } from '../shared/shared-processes.js';
import type { AnalysisResult } from './analysis-result.schema.js';
import type { GateInput } from './gates/gate.types.js';
import { RulesBusy, RulesEndless } from './reports.errors.js';
import type { ShownTemplate, TextCase } from './prompts/case-v1.js';
import type { DocumentReading, Uncertainties, Complaint } from './reports.types.js';
import type { RuleInput, RulesReports } from './rules-analyst.js';
import type { DisputedAnswer, SettledDisputes } from './settle-disputes.js';

const limits = {
  /** A new process takes a second to load its words and compile its patterns, and a reading hundredths of one. */
  taskMs: 30_000,
  turnMs: 60_000,
  /** A home whose texts take long leaves a process to the homes of others. */
  ofPerson: 1,
  /** A new process compiles its patterns anew. */
  idleMs: 10 * 60_000,
};

const { filename, execArgv = [] } = workerProgram(import.meta.url, './rules-worker');
/** The rules hold thousands of patterns that each run often: compiled at once they take a quarter less time. */
const program = { filename, execArgv: [...execArgv, '--no-regexp-tier-up'] };
const share = sharedProcesses(program, limits);

/**
 * Reads homes by the rules in processes of their own: hundreds of patterns over a long advert take tenths of a second, in
 * which a server would answer nobody. All throw RulesBusy and RulesEndless.
 */
@Injectable()
export class RulesPool implements OnApplicationShutdown {
  private readonly processes = share();

  /** @throws as `writeRulesReport`; the signal's reason when aborted, and then its process ends with it */
  reports(input: RuleInput, signal: AbortSignal): Promise<RulesReports> {
    return this.run('reports', input, signal);
  }

  /** @throws as `uncertaintiesOf` */
  uncertainties(input: RuleInput, result: AnalysisResult): Promise<Uncertainties> {
    return this.run('uncertainties', { input, result });
  }

  /** What the gates say of a model's answer. @throws the signal's reason when aborted */
  complaints(input: GateInput, signal: AbortSignal): Promise<Complaint[]> {
    return this.run('complaints', input, signal);
  }

  /** See `settleDisputes`. @throws the signal's reason when aborted */
  settle(disputed: DisputedAnswer, signal: AbortSignal): Promise<SettledDisputes> {
    return this.run('settle', disputed, signal);
  }

  /** What the model is told of a home, see `caseTexts`. @throws the signal's reason when aborted */
  caseTexts(about: TextCase, template: ShownTemplate, signal: AbortSignal): Promise<readonly string[]> {
    return this.run('texts', { about, template }, signal);
  }

  /** What was read out of each document, see `documentReading`. */
  documents(documents: readonly ReadDocument[], listing: Listing, today: Date): Promise<DocumentReading[]> {
    return this.run('documents', { documents, listing, today });
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  onApplicationShutdown(): Promise<void> {
    return this.processes.close();
  }

  private async run<T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> {
    try {
      return await this.processes.run<T>(name, task, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof NoTurn) throw new RulesBusy();
      throw isCutOff(error) ? new RulesEndless(error) : error;
    }
  }
}
