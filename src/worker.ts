// The same program in the role that only takes jobs.
process.env['ROLE'] = 'worker';
await import('./main.js');
export {};
