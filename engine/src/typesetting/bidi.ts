import bidiModule from 'bidi-js';

// The package is CommonJS, whose export is the factory itself; its types describe it as an ES module.
const createBidi = bidiModule as unknown as typeof bidiModule.default;

/** The Unicode bidirectional algorithm (Unicode Standard Annex 9). */
export const bidi = createBidi();
