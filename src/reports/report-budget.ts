import type { ModelPrice } from '../settings/settings.schema.js';
import type { Usage } from '../shared/llm/llm.service.js';
import { costUsd, type TokenCount } from './knowledge/model-prices.js';
import type { TakenOfModel } from './reports.types.js';

/** Input and output tokens that a report may take when nobody knows what they cost: two rounds with all pictures. */
const tokensWithoutPrice = 200_000;

/** What one report has taken of the model, all its rounds together, and whether another request may be made. */
export class ReportBudget {
  private spent: TokenCount = { input: 0, cachedInput: 0, output: 0 };
  private answers = 0;

  /**
   * @param price null when it is not known: then the ceiling is one on tokens
   * @param onTaken told after each answer
   */
  constructor(
    private readonly ceilingUsd: number,
    private readonly price: ModelPrice | null,
    private readonly onTaken: (taken: TakenOfModel) => void = () => undefined,
  ) {}

  /** Whether the report stays within its ceiling even if the request takes all of these tokens and none is cached. */
  allows(worst: { readonly input: number; readonly output: number }): boolean {
    const { spent, price } = this;
    if (!price) return spent.input + spent.output + worst.input + worst.output <= tokensWithoutPrice;
    return costUsd(spent, price) + costUsd({ ...worst, cachedInput: 0 }, price) <= this.ceilingUsd;
  }

  add({ input, cachedInput, output }: Usage): void {
    const { spent } = this;
    this.answers += 1;
    this.spent = {
      input: spent.input + input,
      cachedInput: spent.cachedInput + cachedInput,
      output: spent.output + output,
    };
    this.onTaken(this.taken);
  }

  /** For the report's `meta`: null where no model answered, `cost` also when the price is not known. */
  get taken(): TakenOfModel {
    if (this.answers === 0) return { tokens: null, cost: null };
    return {
      tokens: { ...this.spent },
      cost: this.price ? { usd: costUsd(this.spent, this.price) } : null,
    };
  }
}
