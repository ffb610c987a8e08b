/** Names of templates of an account's own. No dot, which begins an extension or a version. */
export const TEMPLATE_NAME = /^[a-z][a-z0-9_-]{0,63}$/;
/** What a URL may name: a template, or a version of it such as `launch.v3`. */
export const PINNED_TEMPLATE_NAME = /^([a-z][a-z0-9_-]{0,63})(?:\.v[1-9]\d{0,5})?$/;
export const PARAMETER_NAME = /^[A-Za-z][A-Za-z0-9_]{0,31}$/;
/** A parameter, or a field of a list, such as `agenda.time`. */
export const VALUE_NAME = /^[A-Za-z][A-Za-z0-9_]{0,31}(?:\.[A-Za-z][A-Za-z0-9_]{0,31})?$/;
/** In a text: `{name}` of a parameter, `{list.field}`, and `{{` and `}}` for a brace. Braces around anything else are text. */
export const REFERENCE = /\{\{|\}\}|\{([A-Za-z][A-Za-z0-9_]{0,31}(?:\.[A-Za-z][A-Za-z0-9_]{0,31})?)\}/g;

/** Fonts that a text may have. */
export const TEMPLATE_FONTS = [
  'Inter',
  'Bricolage Grotesque',
  'Archivo',
  'Arimo',
  'Space Grotesk',
  'Manrope',
  'Outfit',
  'Fraunces',
  'Newsreader',
  'Playfair Display',
  'Instrument Serif',
  'Roboto Slab',
  'JetBrains Mono',
  'Unbounded',
] as const;
