/** The moments between which a crash must lose nothing, in the order in which a generation passes them. */
export const STEPS = [
  'before-submit-commit',
  'after-submit-commit',
  'claimed',
  'composed',
  'stored',
  'before-complete-commit',
  'after-complete-commit',
  'before-fail-commit',
  'after-fail-commit',
] as const;

/** And those that only ones pass that a model read or painted, between `claimed` and `composed`. */
export type Step = (typeof STEPS)[number] | 'read' | 'reading-stored' | 'painted' | 'painting-stored';

/** Called synchronously at every step; must not throw. */
export type OnStep = (step: Step, generationId: string) => void;
