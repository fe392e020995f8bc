import { hasHeatPump } from '../../../reading/stated/heat-pump.js';
import type { heatingWordings } from '../../../reading/stated/wordings/heating.js';
import { general, type Entries } from '../entry.js';

/** Fireplaces, what heats the house, what is left of it in the ground and what is only rented. */
export const heatingRisks: Entries<typeof heatingWordings> = {
  'fireplace-ban': {
    title: 'Eldningsförbud',
    category: 'Eldstad',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger att det inte får eldas, eller att rökkanalen inte duger. Ofta är det skorstenen som är sliten, och den kan behöva göras om.',
    action: 'Be om sotarens protokoll och ett pris på att laga rökgången.',
    source: general,
    cases: {
      faultOnly: { severity: 'warning', weight: 1, title: 'Fel på eldstad eller rökkanal' },
    },
  },
  'fireplace-untested': {
    title: 'Eldstad som inte är provtryckt eller kontrollerad',
    category: 'Eldstad',
    severity: 'notice',
    weight: 0.5,
    description:
      'Annonsen säger att eldstaden inte är kontrollerad eller inte används. Det betyder inte att eldning är förbjuden, men ingen vet om rökkanalen är tät.',
    action:
      'Be om sotarens senaste protokoll, och låt provtrycka kanalen eller räkna med att den behöver tätas.',
    source: general,
  },
  'direct-electric-heating': {
    title: 'Direktverkande el',
    category: 'Uppvärmning',
    severity: 'warning',
    description: 'Huset värms med el och saknar ett vattenburet system att koppla en större värmepump till.',
    action: 'Be om elräkningarna för tre år och räkna på en luftvärmepump.',
    cost: 'airHeatPump',
    source: 'ctc.se, villaagarna.se',
    adjust: (context, stated) =>
      hasHeatPump(context)
        ? {
            ...stated,
            severity: 'notice',
            weight: 1,
            action: 'Be om elräkningarna för tre år och fråga hur gammal värmepumpen är.',
            cost: undefined,
          }
        : stated,
  },
  'oil-heating': {
    title: 'Uppvärmning med olja',
    category: 'Uppvärmning',
    severity: 'warning',
    description:
      'Olja är dyrt, och en äldre panna och cistern behöver snart bytas. Cisternen ska kontrolleras regelbundet.',
    action: 'Fråga hur gammal pannan är, när cisternen kontrollerades och vad oljan kostar per år.',
    source: general,
    only: 'property',
  },
  'oil-tank': {
    title: 'Oljetank på fastigheten',
    category: 'Mark',
    severity: 'notice',
    weight: 1,
    description:
      'En oljetank som inte används ska tömmas, rengöras och göras omöjlig att fylla, och kommunen ska få veta det. Den som äger fastigheten betalar.',
    action: 'Fråga kommunens miljökontor vad som är anmält, och be säljaren om intyg på rengöringen.',
    source: 'Kommunens miljökontor och Naturvårdsverket (regler för oljecisterner)',
    only: 'property',
    cases: {
      notCleaned: { severity: 'warning', weight: 1, title: 'Oljetank som inte är sanerad' },
      outOfUse: { severity: 'notice', weight: 1, title: 'Oljetank som är tagen ur bruk' },
      inGround: {
        severity: 'warning',
        title: 'Oljetank i marken',
        description:
          'En tank i marken rostar utan att det syns, och läcker den kan ägaren få betala saneringen av marken. När den inte används ska den tömmas, rengöras och anmälas till kommunen.',
        action:
          'Be om senaste kontrollrapporten eller kommunens besked om att tanken är tagen ur bruk, och ta in pris på att gräva upp den.',
      },
    },
  },
  'rented-equipment': {
    title: 'Hyrd eller leasad utrustning',
    category: 'Avtal',
    severity: 'warning',
    weight: 1,
    description:
      'Något i huset ägs av ett företag. Avgiften är en månadskostnad till, och avtalet kan behöva tas över eller lösas när huset säljs.',
    action: 'Be om avtalet, och se månadskostnaden, hur länge det gäller och vad det kostar att lösa ut.',
    source: general,
  },
};
