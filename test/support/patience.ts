/**
 * How many times as long as usual a test waits for what must come. `npm test` measures it before it begins
 * (`patienceOf`): a machine of half the speed gets twice the time. 1 where nobody measured.
 */
export const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The time that a page has to show what comes of a whole analysis or experiment, ms. */
export const analysisMs = 25_000 * patience;
