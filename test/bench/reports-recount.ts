import { rulesFound } from './reports-measured.js';

// Prints as JSON what the rules do with each set that stands in the repository, for who compares it with what is kept.
console.log(JSON.stringify(rulesFound()));
