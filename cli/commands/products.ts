import { Command, InvalidArgumentError } from 'commander';
import type { CatalogueLine } from '../../src/billing/catalogue.service.js';
import { withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { complain, endWith, exitCodes, printJson, printTable, Refused, say } from '../output.js';
import { whole } from '../whole.js';

/** What the page of a single analysis sells. */
const needed = 'single-report';

interface AddOptions {
  reports: number;
  order?: number;
  json?: boolean;
}

export function productsCommand(): Command {
  return new Command('products')
    .description('Show and decide what is sold. Names and prices are set in Stripe.')
    .addCommand(
      new Command('list')
        .description('List the products in the order that buyers see.')
        .option('--json', 'print [{productKey, reportCount, position, isActive, amount}], amount in öre')
        .addHelpText(
          'after',
          `
Exit codes: 3 when Stripe does not tell the prices; all else is printed.
Examples:
  $ npx app-cli products list
  $ npx app-cli products list --json`,
        )
        .action(async (options: { json?: boolean }) =>
          withApp(async (app) => {
            const [{ CatalogueService }, { kronor }] = await services();
            const { lines, hasPrices } = await app.get(CatalogueService).list();
            if (options.json) printJson(lines);
            else
              printTable(
                ['LOOKUP KEY', 'REPORTS', 'ORDER', 'STATE', 'PRICE'],
                lines.map((line) => [
                  line.productKey,
                  line.reportCount,
                  line.position,
                  stateOf(line, hasPrices),
                  line.amount === null ? null : kronor(line.amount),
                ]),
              );
            if (hasPrices) return;
            complain('Stripe does not answer, or STRIPE_SECRET_KEY is not set: the prices are not known');
            endWith(exitCodes.cannotTell);
          }),
        ),
    )
    .addCommand(
      new Command('add')
        .description('Sell a further product, or a retired one again.')
        .argument('<lookup-key>', "its price's lookup key in Stripe", lookupKey)
        .requiredOption('--reports <n>', 'reports that it gives, 1-1000', whole(1, 1000))
        .option('--order <n>', 'place in the list, 0-1000; last when not said', whole(0, 1000))
        .option('--json', 'print {productKey, reportCount, position, isActive, amount}, amount in öre')
        .addHelpText(
          'after',
          `
Examples:
  $ npx app-cli products add package-10-reports --reports 10
  $ npx app-cli products add package-25-reports --reports 25 --order 1`,
        )
        .action(async (key: string, { reports, order, json }: AddOptions) =>
          withApp(async (app) => {
            const [{ CatalogueService }, { kronor }] = await services();
            const catalogue = app.get(CatalogueService);
            await catalogue.add(operatorName(), key, reports, order);
            const { lines, hasPrices } = await catalogue.list();
            const line = lines.find(({ productKey }) => productKey === key)!;
            if (json) return printJson(line);
            const given = `gives ${reports} ${reports === 1 ? 'report' : 'reports'}`;
            if (line.amount !== null)
              return say(
                `${key} is sold for ${kronor(line.amount)} and ${given}; buyers see it within 5 minutes.`,
              );
            const wanting = hasPrices ? 'has' : 'answers and has';
            say(
              `${key} ${given}; buyers see it once Stripe ${wanting} a price with this lookup key: paid once, in SEK, VAT included.`,
            );
          }),
        ),
    )
    .addCommand(
      new Command('retire')
        .description('Sell a product no longer; what was bought stays as it is.')
        .argument('<lookup-key>', 'as "products list" tells it')
        .option('--json', 'print {productKey, isActive}')
        .addHelpText('after', '\nExamples:\n  $ npx app-cli products retire package-25-reports')
        .action(async (key: string, { json }: { json?: boolean }) => {
          if (key === needed) throw new Refused(`${needed} opens one analysis and cannot be retired`);
          await withApp(async (app) => {
            const [{ CatalogueService }] = await services();
            await app.get(CatalogueService).retire(operatorName(), key);
            if (json) return printJson({ productKey: key, isActive: false });
            say(`${key} is no longer sold; what was bought stays as it is.`);
          });
        }),
    );
}

const services = () =>
  Promise.all([
    import('../../src/billing/catalogue.service.js'),
    import('../../src/billing/product-view.js'),
  ]);

function stateOf({ isActive, amount }: CatalogueLine, hasPrices: boolean): string {
  if (!isActive) return 'retired';
  return hasPrices && amount === null ? 'no price at Stripe' : 'sold';
}

function lookupKey(text: string): string {
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text))
    throw new InvalidArgumentError('letters, digits, - and _, at most 100');
  return text;
}
