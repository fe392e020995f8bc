import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { threadFile } from '../shared/thread-file.js';
import type { AnalysisResult } from './analysis-result.schema.js';
import type { Uncertainties } from './reports.types.js';
import type { RuleInput } from './rules-analyst.js';

/** A thread that has had nothing to do for so long ends, milliseconds; a new one compiles its patterns anew. */
const idleMs = 10 * 60_000;

/**
 * The thread, and those who share it while any of them runs: a process may hold several applications (a command that
 * starts one beside a server in the same process), and each thread takes seconds to compile its patterns.
 */
let pool: Piscina | undefined;
const users = new Set<RulesThread>();

/**
 * Reads homes by the rules in a thread of its own: hundreds of patterns over a long advert take tenths of a second, in
 * which a server would answer nobody. One thread: the work is all computing, and its patterns stay compiled.
 */
@Injectable()
export class RulesThread implements OnApplicationShutdown {
  /** @throws as `writeRulesReport`; the signal's reason when aborted, and then its thread ends with it */
  report(input: RuleInput, signal: AbortSignal): Promise<AnalysisResult> {
    return this.run('report', input, signal);
  }

  /** @throws as `uncertaintiesOf` */
  uncertainties(input: RuleInput, result: AnalysisResult): Promise<Uncertainties> {
    return this.run('uncertainties', { input, result });
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    users.delete(this);
    if (users.size > 0) return;
    const last = pool;
    pool = undefined;
    await last?.destroy();
  }

  private async run<T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> {
    users.add(this);
    pool ??= new Piscina({
      ...threadFile(import.meta.url, './rules-worker'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    try {
      return (await pool.run(task, { name, signal: signal ?? null })) as T;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }
}
