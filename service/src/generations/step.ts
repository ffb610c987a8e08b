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

/** Those that only painted ones pass, between `claimed` and `composed`. */
export type Step = (typeof STEPS)[number] | 'painted' | 'painting-stored';

/** Called synchronously at every step; must not throw. */
export type OnStep = (step: Step, generationId: string) => void;
