import type { StatedSum } from '../../../../../src/reports/analysis-result.schema.js';
import { kr } from '../../../shared/format/money.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { Why } from '../evidence/why.js';
import { Disclosure } from '../parts/disclosure.js';
import { Section } from '../parts/section.js';

const texts = reportTexts.sums;

const perUnit = { once: undefined, month: 'mån', quarter: 'kvartal', year: 'år' } as const;

/** Every sum of the advert's text that no other part counts: to be paid later, beside the monthly cost, or none of the buyer's. */
export function StatedSums({ sums }: { readonly sums: readonly StatedSum[] }) {
  if (sums.length === 0) return null;
  const at = (place: StatedSum['place']) => sums.filter((sum) => sum.place === place);
  const aside = at('aside');
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Sums title={texts.ahead} sums={at('ahead')} />
      <Sums title={texts.beside} sums={at('beside')} />
      {aside.length > 0 ? (
        <Disclosure summary={texts.aside(aside.length)}>
          <SumList sums={aside} />
        </Disclosure>
      ) : null}
    </Section>
  );
}

function Sums({ title, sums }: { readonly title: string; readonly sums: readonly StatedSum[] }) {
  if (sums.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <SumList sums={sums} />
    </>
  );
}

const SumList = ({ sums }: { readonly sums: readonly StatedSum[] }) => (
  <ul className="stated-sums">
    {sums.map(({ label, amount, per, when, why, evidence }, index) => (
      <li key={index}>
        <p className="technical-row">
          <span>{label}</span> <strong>{texts.amount(kr(amount, perUnit[per]), when)}</strong>
        </p>
        <p className="report-quiet">{why}</p>
        <Why evidence={evidence} />
      </li>
    ))}
  </ul>
);
