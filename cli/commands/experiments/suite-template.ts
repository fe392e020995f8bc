/** A suite that runs as it stands, by the rules alone and, with a key, by the configured model. */
export const suiteText = (
  name: string,
): string => `# A suite writes reports of frozen homes, checks them and says by its gate whether the prompts still hold.
name: ${name}
description: What this suite is to guard.

# The day whose loan and tax rules apply: reports of one suite are the same on every day.
day: 2026-11-21

# Files or patterns, from this file's folder. A home has its listing and what a careful reader would say of it:
# "app-cli experiments add-case <analysisId>" makes one of a real analysis. Its folder, its expected verdict and its
# tenure are its tags.
cases:
  - ${name}.homes/*.json

# The ways of writing that are held against the homes, each judged by itself.
variants:
  - id: rules # no model: nothing is asked and nothing costs
    analyst: rules
  - id: default-v1
    template: default-v1 # or unbiased-v1
    # instructions: new-prompt.txt   a prompt on trial, in place of the template's own
    # model: gpt-5.4-mini            default OPENAI_MODEL
    # parameters: { temperature: 0.2 }

# How often each home is asked: a home that passes at times only is called flaky.
repeat: 1

# "app-cli experiments checks" lists all, with what each takes. \`name\` is for two of one type, \`tags\` for some homes only.
checks:
  - type: schema
  - type: evidence
  - type: quotes
  - type: numbers
  - type: verdict
  - type: severity
  - type: questions
  - type: swedish
  - type: flattery
  - type: length
    in: verdictReason
    unit: words
    max: 90
  # - type: rubric                   judged by a model; the threshold is required
  #   name: helps-a-buyer
  #   in: verdictReason
  #   rubric: The text says what weighs most in this home and what to do next.
  #   threshold: 0.6
# judge: { model: gpt-5.4-mini }

# What a run has to hold for its exit code to be 0; each variant by itself.
gate:
  passRate: 0.9 # share of the homes that pass in every repeat
  flaky: 0 # homes that pass at times only, at most
  errors: 0 # share of runs that could not be judged; more, and it ends with 3
  newlyFailing: 0 # homes that fail and did not in the blessed run
  checks:
    schema: 1 # share of the runs that pass this check

# Recorded answers, so that CI needs no key: "app-cli experiments run … --record" fills the folder.
# recordings: ${name}.recordings
`;

/** Made up, sound and told in full: the rules call it green. */
export const exampleHome = {
  name: 'example-flat',
  story: 'A flat of 2015 with papers for everything; the association has little debt and saves enough.',
  listing: {
    title: 'Ljus trea med balkong',
    address: 'Exempelgatan 1',
    city: 'Örebro',
    municipality: 'Örebro',
    price: 2450000,
    rooms: 3,
    livingArea: 74,
    monthlyFee: 3900,
    operatingCost: 4800,
    tenure: 'Bostadsrätt',
    propertyType: 'Lägenhet',
    floor: '3 av 5',
    elevator: true,
    yearBuilt: 2015,
    energyClass: 'B',
    association: 'Brf Exemplet',
    associationFacts: {
      registrationNumber: '769600-0000',
      debtPerSqm: 4100,
      savingsPerSqm: 260,
      genuine: true,
      ownsLand: true,
    },
    description:
      'Huset byggdes 2015 med rör, el och badrum från samma år. Badrummet har våtrumsintyg. Föreningen äger marken, är ' +
      'äkta och har ingen avgiftshöjning beslutad. OVK godkänd 2025. Radon 40 Bq/m³, mätt 2024. Balkong mot väster och ' +
      'förråd i källaren.',
  },
  expected: {
    verdict: 'GREEN',
    criticalRisks: [],
    warnings: [],
    mustNotFlag: [{ name: 'the debt is low', words: ['hög skuld'] }],
    mentions: [],
    neverMentions: [{ name: 'pipes to be replaced', words: ['stammarna har passerat'] }],
  },
};
