import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AdminObjectionsService } from '../analyses/admin-objections.service.js';
import { AnalysisInputService } from '../analyses/analysis-input.service.js';
import type { Verdict } from '../reports/analysis-result.schema.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { recordAct } from '../shared/audit/record-act.js';
import { caseOf, type Removed } from './case-of-analysis.js';
import { caseOfObjection, type ObjectedCase } from './case-of-objection.js';
import { CaseExists } from './experiments.errors.js';
import { goldenCaseSchema } from './suites/case.schema.js';

/** What an operator asks for. */
export interface CaseRequest {
  readonly analysisId: string;
  /** Folder of cases; made when there is none. */
  readonly folder: string;
  /** Kebab-case; null for one of place, kind and year. */
  readonly name: string | null;
  /** What a careful reader of the advert says, whatever the report said. */
  readonly verdict: Verdict;
  /** Take the documents too that the buyer handed in. */
  readonly withDocuments: boolean;
  /** Write over a case of the same name. */
  readonly force: boolean;
  /** For the log. */
  readonly actor: string;
}

export interface AddedCase {
  readonly name: string;
  /** Absolute */
  readonly file: string;
  readonly removed: Removed;
}

/** Makes cases of suites out of what real reports were written from. */
@Injectable()
export class AddCaseService {
  constructor(
    private readonly em: EntityManager,
    private readonly inputs: AnalysisInputService,
    private readonly objections: AdminObjectionsService,
    private readonly scraping: ScrapingService,
  ) {}

  /**
   * Writes the case's file and a line of the log, or neither.
   * @throws AnalysisNotFound, AnalysisNotCompleted, CaseExists, and what the file system says
   */
  add(request: CaseRequest): Promise<AddedCase> {
    return this.make(request);
  }

  /**
   * The same of the analysis whose report somebody objected to, with what the case must not say again. The objection is
   * dealt with then, and tells the case's name.
   * @throws ObjectionNotFound, and as `add`
   */
  async addOfObjection(id: string, request: Omit<CaseRequest, 'analysisId'>): Promise<AddedCase> {
    const objection = await this.objections.one(id);
    return this.make({ ...request, analysisId: objection.analysisId }, { id, ...caseOfObjection(objection) });
  }

  private make(request: CaseRequest, objected?: ObjectedCase & { readonly id: string }): Promise<AddedCase> {
    const { analysisId, folder, force, actor } = request;
    return this.em.fork().transactional(async (em) => {
      const frozen = await this.inputs.read(em, analysisId);
      const made = caseOf(frozen, this.scraping, { ...request, ...(objected ? { objected } : {}) });
      const { removed } = made;
      // What is written is what a suite takes: rows of earlier times may hold fields that nobody knows any more.
      const golden = goldenCaseSchema.parse(made.golden);
      const { name } = golden;
      const file = join(resolve(folder), `${name}.json`);
      const isReplaced = await isThere(file);
      if (isReplaced && !force) throw new CaseExists(file);
      await recordAct(em, {
        actor,
        act: 'experiment.add-case',
        subject: `analysis:${frozen.analysis.id}`,
        details: {
          case: name,
          removed: { ...removed.texts, fields: removed.fields.length },
          isReplaced,
          ...(objected ? { objection: objected.id } : {}),
        },
      });
      if (objected) await this.objections.handleByCase(em, objected.id, name);
      await mkdir(resolve(folder), { recursive: true });
      await writeWhole(file, `${JSON.stringify(golden, null, 2)}\n`, force);
      return { name, file, removed };
    });
  }
}

/** Never half a file, whatever stops us. @throws CaseExists when somebody else was faster */
async function writeWhole(file: string, text: string, force: boolean): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    if (!force && (await isThere(file))) throw new CaseExists(file);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
