import { Inject, Injectable, Optional } from '@nestjs/common';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { ImageStoreUnavailable, PicturesBusy } from '../image-tracking/image-tracking.errors.js';
import { caseTexts, type ShownTemplate, type TextCase } from './prompts/case-v1.js';
import { RulesBusy } from './reports.errors.js';
import { AppError } from '../shared/app-error.js';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { settings, type ModelPrice, type SettingValues } from '../settings/settings.schema.js';
import { stockholmDay } from '../shared/clock.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { LlmService } from '../shared/llm/llm.service.js';
import type { AnalysisResult } from './analysis-result.schema.js';
import { documentReading } from './document-reading.js';
import type { GateInput } from './gates/gate.types.js';
import { complaintsAbout } from './gates/gates.js';
import { chosen } from './chosen.js';
import { consistent } from './consistency/consistent.js';
import { costUsd, priceOf, type TokenCount } from './knowledge/model-prices.js';
import { defaultLimits, writeModelReport, type ModelLimits } from './openai-analyst.js';
import { findingsOf } from './prompts/findings.js';
import { givenOn } from './prompts/given.js';
import { longSide, preparePictures } from './prompts/pictures.js';
import { activeTemplate, promptTemplates, templateViews } from './prompts/templates.js';
import { ReportBudget } from './report-budget.js';
import { reportKey } from './report-key.js';
import { countCost, fallbacks } from './reports.metrics.js';
import { reportsVersion } from './reports-version.js';
import type {
  DocumentReading,
  PromptTemplateId,
  PromptTemplateView,
  ReportDraft,
  ReportInput,
  TakenOfModel,
  Uncertainties,
  Complaint,
} from './reports.types.js';
import { uncertaintiesOf } from './sections/uncertainties.js';
import { withUnjudged } from './sections/unjudged.js';
import { writeRulesReports } from './rules-analyst.js';
import { withViewing } from './viewing-of-model.js';
import { settleDisputes, type DisputedAnswer, type SettledDisputes } from './settle-disputes.js';
import { RulesPool } from './rules-pool.js';

export interface WriteOptions {
  /** Stops the work; its reason is thrown on. */
  readonly signal: AbortSignal;
  /** The day whose rules apply. Default now. */
  readonly today?: Date;
  /** Default `default-v1`. */
  readonly template?: PromptTemplateId;
  /** Instructions to try in place of the template's own. */
  readonly instructions?: string;
  /** Default the configured one. */
  readonly analyst?: 'rules' | 'openai';
  /** How long the model may take; default 75 s in all. */
  readonly limits?: Partial<ModelLimits>;
  /** What the model may cost, US dollars. Default that of the setting `report_cost_ceiling_usd`. */
  readonly costCeilingUsd?: number;
  /** Prices that the operator set, by model. */
  readonly modelPrices?: SettingValues['model_prices'];
  /** Awaited before each question to the model, which costs: the last moment to abort the signal. */
  readonly beforeAsking?: () => Promise<void>;
  /** Told after each answer of the model what the report has taken by then: it is paid for, whatever comes of it. */
  readonly onTaken?: (taken: TakenOfModel) => void;
  /** Told of each answer of the model that could be read, as the gates see it and before they drop anything. */
  readonly onDraft?: (draft: ReportDraft) => void;
  /** Told why the rules write in the model's stead. */
  readonly onFallback?: (error: AppError) => void;
}

/** Writes reports from plain data; it knows nothing of users, payments and stored analyses. */
@Injectable()
export class ReportsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly llm: LlmService,
    private readonly imageStore: ImageStore,
    /** Without it the rules are read in this process, as a suite does, which serves nobody meanwhile. */
    @Optional() private readonly rulesPool?: RulesPool,
  ) {}

  /**
   * The whole report of a home: the rules first, then, when the analyst is `openai`, the model and the gates. When
   * the model is down, refuses or answers nothing usable, the rules' report is given with `meta.fallbackReason`.
   * @throws the signal's reason; RulesBusy, RulesEndless; ImageStoreUnavailable and PicturesBusy: a model that saw no pictures would
   * write another report
   */
  async write(input: ReportInput, options: WriteOptions): Promise<AnalysisResult> {
    options.signal.throwIfAborted();
    const started = performance.now();
    const today = options.today ?? new Date();
    const known = { ...input, today };
    const byRules = this.rulesPool
      ? await this.rulesPool.reports(known, options.signal)
      : writeRulesReports(known);
    if ((options.analyst ?? this.config.analyst) === 'rules') return timed(byRules.report, started, null);
    const rules = timed(byRules.draft, started, null);
    const { ceilingUsd, price } = this.allowance(options);
    const budget = new ReportBudget(ceilingUsd, price, countCost(options.onTaken));
    const load = (sha256: string) => this.imageStore.jpeg(sha256, longSide, options.signal);
    try {
      const promptCase = {
        source: input,
        rules,
        findings: findingsOf(rules),
        given: givenOn(today),
        day: stockholmDay(today),
        pictures: await preparePictures(input.images, load, options.signal),
      };
      const ours = promptTemplates[options.template ?? activeTemplate];
      const template = options.instructions === undefined ? ours : { ...ours, system: options.instructions };
      const limits = { ...defaultLimits, ...options.limits };
      const { report, undisputed } = await writeModelReport(this.llm, template, promptCase, {
        signal: options.signal,
        today,
        limits,
        budget,
        complaintsAbout: (judged) => this.complaintsAbout(judged, options.signal),
        settle: (disputed) => this.settle(disputed, options.signal),
        textsOf: (about, { showsRuleVerdict }) => this.caseTexts(about, { showsRuleVerdict }, options.signal),
        ...(options.beforeAsking ? { beforeAsking: options.beforeAsking } : {}),
        ...(options.onDraft ? { onDraft: options.onDraft } : {}),
      });
      const { draft, cautious, choice, viewing } = undisputed ?? byRules;
      return consistent(withViewing(chosen(withUnjudged(report, cautious), choice), draft, viewing));
    } catch (error) {
      options.signal.throwIfAborted();
      const isOurs = [ImageStoreUnavailable, PicturesBusy, RulesBusy].some((ours) => error instanceof ours);
      if (!(error instanceof AppError) || isOurs) throw error;
      options.onFallback?.(error);
      fallbacks.inc({ code: error.code });
      const fallback = timed(
        byRules.report,
        started,
        `${error.userMessage} Rapporten är skriven med fasta regler.`,
      );
      return { ...fallback, meta: { ...fallback.meta, ...budget.taken } };
    }
  }

  /**
   * Hex SHA-256, the same where `write` would say the same: the same content, analyst, template, model, ceiling, price
   * and rules.
   */
  keyOf(
    input: ReportInput,
    options: Omit<
      WriteOptions,
      'signal' | 'instructions' | 'beforeAsking' | 'onTaken' | 'onDraft' | 'onFallback'
    > = {},
  ): string {
    const { analyst, template, today = new Date() } = options;
    const isModel = (analyst ?? this.config.analyst) === 'openai';
    return reportKey(input, {
      analyst: isModel ? 'openai' : 'rules',
      template: isModel ? (template ?? activeTemplate) : null,
      model: isModel ? this.llm.model : null,
      version: reportsVersion(),
      budget: isModel ? this.allowance(options) : null,
      day: stockholmDay(today),
    });
  }

  /** What was read out of each document: its pages, the key figures found and those that should have been. */
  async readingsOf(documents: readonly ReadDocument[], listing: Listing): Promise<DocumentReading[]> {
    const today = new Date();
    if (documents.length === 0) return [];
    if (this.rulesPool) return this.rulesPool.documents(documents, listing, today);
    return documents.map((document) => documentReading(document, listing, today));
  }

  /** What writes reports here, unless a call says otherwise. */
  get analyst(): AnalysisResult['meta']['analyst'] {
    return this.config.analyst;
  }

  /** The model that is asked; null when none is configured. */
  get model(): string | null {
    return this.llm.model;
  }

  /** What these tokens of a model cost at its list price of today, US dollars; null when nobody knows that price. */
  costOf(model: string, tokens: TokenCount): number | null {
    const price = priceOf(model, stockholmDay(new Date()));
    return price && costUsd(tokens, price);
  }

  /** Digest of the rules, tables, prompts and gates as they run. */
  get version(): string {
    return reportsVersion();
  }

  /** All ways to ask, the one in use first. */
  prompts(): readonly PromptTemplateView[] {
    return templateViews;
  }

  /**
   * What a report of this home, written on this day, is unsure of.
   * @param today the day whose rules the report was written by
   */
  async uncertaintiesOf(input: ReportInput, today: Date, result: AnalysisResult): Promise<Uncertainties> {
    const known = { ...input, today };
    return this.rulesPool ? this.rulesPool.uncertainties(known, result) : uncertaintiesOf(known, result);
  }

  private async complaintsAbout(judged: GateInput, signal: AbortSignal): Promise<Complaint[]> {
    return this.rulesPool ? this.rulesPool.complaints(judged, signal) : complaintsAbout(judged);
  }

  private async settle(disputed: DisputedAnswer, signal: AbortSignal): Promise<SettledDisputes> {
    return this.rulesPool ? this.rulesPool.settle(disputed, signal) : settleDisputes(disputed);
  }

  private async caseTexts(
    about: TextCase,
    template: ShownTemplate,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    return this.rulesPool ? this.rulesPool.caseTexts(about, template, signal) : caseTexts(about, template);
  }

  /** What the model may cost, at the price that holds now, whatever day's rules the report is written by. */
  private allowance({ costCeilingUsd, modelPrices }: Pick<WriteOptions, 'costCeilingUsd' | 'modelPrices'>): {
    ceilingUsd: number;
    price: ModelPrice | null;
  } {
    const { model } = this.llm;
    return {
      ceilingUsd: costCeilingUsd ?? settings.report_cost_ceiling_usd.fallback,
      price: model === null ? null : priceOf(model, stockholmDay(new Date()), modelPrices),
    };
  }
}

/** The rules' report with the time it took, and why no model wrote it when one was asked for. */
function timed(rules: AnalysisResult, started: number, fallbackReason: string | null): AnalysisResult {
  const executionTimeMs = Math.round(performance.now() - started);
  return { ...rules, meta: { ...rules.meta, version: reportsVersion(), executionTimeMs, fallbackReason } };
}
