/** The small things that an accent may be in. */
export const ACCENT_FORMS = ['line', 'underline', 'bracket', 'stripe', 'square', 'dot'] as const;
export type AccentForm = (typeof ACCENT_FORMS)[number];
