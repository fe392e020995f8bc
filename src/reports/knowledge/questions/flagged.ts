/** How a question goes on when a finding has already answered it: what the finding says and what is left to ask. */
export interface FlagAnswer {
  readonly rule: string;
  /** Ids of the bank. */
  readonly questions: readonly string[];
  /** To stand after `Annonsen säger`. */
  readonly says: string;
  /** Null leaves the question out. */
  readonly ask: string | null;
  readonly why: string;
}

export const flagAnswers: readonly FlagAnswer[] = [
  {
    rule: 'not-genuine-association',
    questions: ['genuine', 'genuine-new'],
    says: 'att föreningen är oäkta',
    ask: 'vad betyder det för min skatt varje år och när jag säljer?',
    why: 'I en oäkta förening beskattas du annorlunda, även när du säljer.',
  },
  {
    rule: 'single-stage-facade',
    questions: ['facade'],
    says: 'att fasaden är enstegstätad',
    ask: 'är väggarna fuktmätta, och vad kostar en ombyggnad?',
    why: 'Fukt som tar sig in bakom putsen blir kvar, och skador syns inte utifrån.',
  },
  ...['ground-lease', 'ground-lease-reset'].map((rule) => ({
    rule,
    questions: ['land-lease'],
    says: 'att marken hyrs',
    ask: 'när räknas hyran om nästa gång, hur sätts den, och får jag läsa avtalet?',
    why: 'Hyran för marken räknas om, och det påverkar både kostnad och värde.',
  })),
  {
    rule: 'pipe-replacement-planned',
    questions: ['pipes'],
    says: 'att stammarna ska åtgärdas',
    ask: 'är det beslutat, hur ska det betalas, och vad blir avgiften efteråt?',
    why: 'Ett stambyte höjer ofta avgiften och kan innebära ett nytt badrum.',
  },
  {
    rule: 'maintenance-plan-missing',
    questions: ['upkeep-plan'],
    says: 'att underhållsplan saknas',
    ask: 'när ska en göras, och hur mycket sätts av till underhåll varje år?',
    why: 'Utan plan kommer de stora utgifterna som överraskningar.',
  },
  {
    rule: 'maintenance-plan-missing',
    questions: ['maintenance-plan'],
    says: 'att underhållsplan saknas',
    ask: null,
    why: '',
  },
  {
    rule: 'radon-unmeasured',
    questions: ['radon'],
    says: 'att radon inte är mätt',
    ask: 'kan säljaren mäta före tillträdet?',
    why: 'Gränsen är 200 Bq/m³, och ett högt värde räknas sällan som dolt fel.',
  },
];
