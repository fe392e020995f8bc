import { Link } from 'react-router-dom';
import { landingTexts } from '../../shared/texts/landing.js';
import { minorUnits } from '../../shared/format/money.js';
import { singleReport, useProducts } from '../../features/pricing/products.js';
import { pricePerReport } from '../../features/pricing/savings.js';

const texts = landingTexts.price;

/** What a report costs, with the way to all prices; the way alone until the shop answers, or where it does not. */
export function PriceLine() {
  const { data: products = [] } = useProducts();
  const single = products.find(({ productKey }) => productKey === singleReport)?.pricing;
  const packages = products.flatMap((product) => pricePerReport(product) ?? []);
  const price = (amount: number) => minorUnits(amount, single?.currency ?? 'sek');
  return (
    <Link to="/pricing">
      {single
        ? texts.told(price(single.amount), packages.length > 0 ? price(Math.min(...packages)) : null)
        : texts.untold}
    </Link>
  );
}
