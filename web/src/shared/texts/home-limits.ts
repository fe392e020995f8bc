import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';

type HomeLimit = NonNullable<AnalysisCard['homeLimit']>;

interface HomeLimitText {
  readonly title: string;
  readonly can: string;
  readonly cannot: string;
}

/** What a report can and cannot say of what is no ordinary home for sale. */
export const homeLimitTexts: Readonly<Record<HomeLimit, HomeLimitText>> = {
  sold: {
    title: 'Bostaden är såld',
    can: 'Rapporten berättar vad annonsen sade om bostaden när den såldes.',
    cannot: 'Den vet inget om det som har hänt sedan dess, och frågor om visning och bud är borttagna.',
  },
  plot: {
    title: 'Det här är en tomt',
    can: 'Rapporten läser vad annonsen säger om marken, planen, vatten, avlopp och väg, och räknar på köpet.',
    cannot: 'Den bedömer inget hus, och vad det kostar att bygga räknar den inte ut.',
  },
  farm: {
    title: 'Det här är en gård',
    can: 'Rapporten bedömer bostadshuset och läser vad annonsen säger om mark, skog, arrenden och rättigheter.',
    cannot:
      'Den värderar varken skog, åker, djurhållning eller ekonomibyggnader, och jämför inte priset med villors.',
  },
  'rented-house': {
    title: 'Det här är ett flerfamiljshus',
    can: 'Rapporten bedömer huset: tak, grund, rör, el och det annonsen berättar.',
    cannot: 'Den bedömer varken hyror, hyresgäster, avkastning eller moms.',
  },
};

export const nothingSpent =
  'Ingen rapport har dragits. Läs förhandsvisningen och välj sedan om du vill ha rapporten.';
