import fc from 'fast-check';

// A commit that passed passes again: its random searches try the same. The next commit tries something else, and
// `npm run test:search` goes further. fast-check prints the seed of what fails; TEST_SEED takes it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED) });
