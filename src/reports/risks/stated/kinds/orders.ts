import type { TextRisk } from '../text-risk.js';

const built = String.raw`(?:\p{L}*(?:huset|hus|stugan|byggnaden|byggnaderna|bryggan|altanen|garaget|carporten|boden|bastun|förrådet|växthuset|uterummet|muren|planket|trappan)|annexet|poolen)`;
const dispensation = String.raw`(?:strandskydds)?dispens(?:en)?(?:\s+från\s+strandskydd(?:et)?)?(?:\s+för\s+(?:\p{L}+\s+){0,3}?\p{L}+)?`;
const order = String.raw`(?:vites|rivnings|åtgärds)?föreläg(?:gande|ganden|gandet|gandena|gs|ger)(?!\p{L})|förela(?:gt|gd|gda|des|gts)(?!\p{L})|(?:vid|med|under|löpande|förenat?\s+med)\s+(?:\p{L}+\s+)?vite(?!\p{L})|vite(?:t)?\s+(?:på|om)\s+\d|rivningsbeslut\p{L}*|beslut(?:at|et)?\s+om\s+rivning`;
const deadline = String.raw`${built}\s+(?:\p{L}+\s+){0,4}?(?:ska(?:ll)?|måste)\s+(?:\p{L}+\s+){0,2}?(?:rivas|rivna|rivet|riven|avlägsnas|tas\s+bort)(?:\s+\p{L}+){0,3}?\s+(?:senast|före|innan|inom)(?!\p{L})|(?:ska(?:ll)?|måste)\s+(?:\p{L}+\s+){0,2}?(?:senast|före|inom)\s+[^.!?\n]{0,40}?(?<!\p{L})(?:rivas|rivna|rivet|riven|avlägsnas)(?!\p{L})`;
const noDispensation = String.raw`strandskyddsdispens(?:en)?(?:\s+för\s+(?:\p{L}+\s+){0,3}?\p{L}+)?\s+(?:saknas|finns\s+(?:ej|inte)|har\s+(?:ej|inte|aldrig)\s+\p{L}+)|dispens\s+från\s+strandskyddet\s+(?:saknas|finns\s+(?:ej|inte))|(?:saknar|utan)\s+(?:\p{L}+\s+)?${dispensation}(?=[^.!?\n]{0,60}strand|[.,;])|(?:saknar|utan)\s+strandskyddsdispens`;

/** What an authority has ordered the owner to do. */
export const orderRisks: readonly TextRisk[] = [
  {
    rule: 'authority-order',
    pattern: `${order}|${deadline}|${noDispensation}`,
    stated: true,
    nearby: true,
    unless: String.raw`grann\p{L}*|(?:avlopp|infiltration|trekammar|markbädd|bdt)\p{L}*|rättelseföreläg|ordningsföreläg|(?:inget|inga|utan|aldrig|ingen)\s+(?:\p{L}+\s+){0,2}?(?:föreläg|förela|vite)|(?:ej|inte)\s+förela|kan\s+(?:\p{L}+\s+){0,2}?(?:förelägg|förena|beslut|kräv)|(?:upphäv|återkalla|avskriv|undanröj|uppfyll|fullgjo|fullgör|hävt|hävd|avsluta)\p{L}*|kräv(?:er|s)\s+(?:ej|inte)|(?:behöv|krav|få|ansök|sök)\p{L}*\s+(?:\p{L}+\s+){0,2}?dispens|får\s+(?:ej|inte|inget)`,
    title: 'Ett föreläggande från en myndighet',
    category: 'Mark',
    severity: 'critical',
    cases: [
      {
        when: String.raw`^(?=.*(?:rivs|tas\s+bort|åtgärdas|utförs|ordnas|bekostas)\s+av\s+säljar|.*säljar(?:en|na)\s+(?:river|åtgärdar|utför|ordnar|tar\s+bort|bekostar))`,
        within: 'passage',
        severity: 'warning',
      },
      {
        when: String.raw`^(?=.*(?<!\p{L})(?:förening|brf))`,
        severity: 'warning',
        title: 'Ett föreläggande mot föreningen',
        description:
          'En myndighet kräver att föreningen rättar något. Medlemmarna betalar genom avgiften, och dröjer det kan föreningen få betala vite.',
        action: 'Be om föreläggandet, och fråga styrelsen vad åtgärden kostar och när den är klar.',
      },
      {
        when: String.raw`^(?!.*(?:föreläg|förela[gd]|vite|(?<!\p{L})riv))(?=.*dispens)`,
        within: 'passage',
        severity: 'critical',
        title: 'Byggt vid stranden utan strandskyddsdispens',
        description:
          'Något på tomten saknar dispens från strandskyddet. Myndigheten kan kräva att det rivs hur gammalt det än är, och kravet riktas mot den som äger det.',
        action:
          'Fråga kommunen om dispens går att få i efterhand, och köp inte innan svaret finns skriftligt eller priset räknar bort byggnaden.',
      },
      {
        when: String.raw`^(?=.*(?<!\p{L})riv)`,
        within: 'passage',
        severity: 'critical',
        title: 'Ett krav på rivning',
        description:
          'Annonsen säger att något på tomten ska rivas eller tas bort. Kravet kan följa med till dig som köper, och då betalar du rivningen och äger mindre än du såg på visningen.',
        action:
          'Läs beslutet hos myndigheten, räkna priset utan det som ska bort och skriv in i kontraktet vem som river och betalar.',
      },
    ],
    description:
      'En myndighet kräver att något på fastigheten rättas, ofta vid vite. Kravet kan riktas mot dig när du äger den.',
    action:
      'Be om beslutet, ta in pris på det som ska göras och skriv in i kontraktet att säljaren gör det före tillträdet.',
    source: 'Kommunen och länsstyrelsen (tillsyn enligt plan- och bygglagen och miljöbalken)',
  },
];
