import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { threadFile } from '../shared/thread-file.js';
import { NoTurn, ThreadPool } from '../shared/thread-pool.js';
import type { AnalysisResult } from './analysis-result.schema.js';
import type { Complaint, GateInput } from './gates/gate.types.js';
import { RulesBusy, RulesEndless } from './reports.errors.js';
import type { ShownTemplate, TextCase } from './prompts/case-v1.js';
import type { DocumentReading, Uncertainties } from './reports.types.js';
import type { RuleInput, RulesReports } from './rules-analyst.js';
import type { DisputedAnswer, SettledDisputes } from './settle-disputes.js';

const limits = {
  /** Compiling all patterns takes a new thread seconds, and a reading tenths of one. */
  taskMs: 30_000,
  turnMs: 60_000,
  /** A new thread compiles its patterns anew. */
  idleMs: 10 * 60_000,
};

/**
 * The threads, and those who share them while any of them runs: a process may hold several applications (a command that
 * starts one beside a server in the same process), and each thread takes seconds to compile its patterns.
 */
let pool: ThreadPool | undefined;
const users = new Set<RulesThread>();

/**
 * Reads homes by the rules in threads: hundreds of patterns over a long advert take tenths of a second, in which a server
 * would answer nobody. All throw RulesBusy and RulesEndless.
 */
@Injectable()
export class RulesThread implements OnApplicationShutdown {
  /** @throws as `writeRulesReport`; the signal's reason when aborted, and then its thread ends with it */
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
  async onApplicationShutdown(): Promise<void> {
    users.delete(this);
    if (users.size > 0) return;
    const last = pool;
    pool = undefined;
    await last?.close();
  }

  private async run<T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> {
    users.add(this);
    pool ??= new ThreadPool(threadFile(import.meta.url, './rules-worker'), limits);
    try {
      return await pool.run<T>(name, task, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof NoTurn) throw new RulesBusy();
      if (error instanceof Error && error.name === 'TimeoutError') throw new RulesEndless(error);
      throw error;
    }
  }
}
