import type { conditionWordings } from '../../../reading/stated/wordings/condition.js';
import { general, type Entries } from '../entry.js';

/** Wet rooms and the state as a whole. */
export const conditionRisks: Entries<typeof conditionWordings> = {
  'wet-room-rejected': {
    title: 'Badrum eller våtrum som inte är godkänt',
    category: 'Våtrum',
    severity: 'critical',
    description:
      'Ett våtrum som inte är godkänt eller tätt kan läcka in i huset. Ersättningen från försäkringen kan sättas ned tills det är omgjort.',
    action: 'Räkna av ett nytt badrum från ditt bud, och låt någon fuktmäta golv och väggar runt om.',
    cost: 'bathroom',
    source: general,
    mendedAs: 'repaired-damage',
    cases: {
      formerRoom: null,
      tornOutAndNew: null,
    },
  },
  'wet-room-undocumented': {
    title: 'Badrum utan intyg',
    category: 'Våtrum',
    severity: 'warning',
    weight: 1,
    description:
      'Utan dokument går det inte att veta om tätskiktet är rätt gjort, och försäkringen kan sänka ersättningen vid en vattenskada.',
    action: 'Fråga vem som gjorde arbetet och när, och låt fuktmäta innan du lägger bud.',
    source: general,
    cases: {
      byCraftsmen: null,
      selfMade: {
        severity: 'warning',
        weight: 1,
        title: 'Badrum eller våtrum gjort i egen regi',
        description:
          'Annonsen säger att arbetet är utfört i egen regi. Då är det extra viktigt att se hur tätskiktet är gjort, för det syns inte på ytan.',
        action: 'Fråga vem som gjorde tätskiktet och när, be om foton eller intyg och låt fuktmäta före bud.',
      },
    },
  },
  'original-condition': {
    title: 'Stort renoveringsbehov',
    category: 'Skick',
    severity: 'warning',
    description:
      'Bostaden är i originalskick eller beskrivs som ett renoveringsobjekt. Sedan april 2026 är det svårare att låna till renoveringen i efterhand, så pengarna behöver finnas vid köpet.',
    action: 'Ta in offerter på rör, el och våtrum före bud.',
    source: 'landshypotek.se (tilläggslån högst 80 % av värdet från 2026-04-01)',
  },
  'stated-past-life': {
    title: 'En del som har passerat sin livslängd',
    category: 'Skick',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger själv att en del av huset är slut eller snart är det. Bytet kommer alltså under din tid.',
    action: 'Ta in pris på bytet, och räkna av det från ditt bud.',
    source: general,
  },
  'ventilation-remark': {
    title: 'Anmärkning på ventilationen',
    category: 'Ventilation',
    severity: 'notice',
    weight: 1,
    description:
      'Den obligatoriska kontrollen av ventilationen (OVK) har anmärkningar. De ska rättas, och i en förening är det föreningen som betalar.',
    action: 'Be om protokollet från OVK, och fråga när felen är rättade och vem som betalar.',
    source: 'Boverket (obligatorisk ventilationskontroll)',
    cases: {
      notApproved: { severity: 'warning', weight: 1, title: 'Ventilation som inte är godkänd' },
    },
  },
};
