/** The page of a PDF: as large as the card, or A4. */
export type Paper = 'card' | 'a4';

/** How a GIF moves: its title builds, or a countdown leads to it. */
export type Motion = 'build' | 'countdown';
