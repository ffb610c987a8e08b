import type { Plate, TextSpec } from './blocks.ts';

/** How a look sets one role: everything about a text except the words. A plate puts it on a pill. */
export type RoleVoice = Omit<TextSpec, 'role' | 'text'> & { plate?: Plate };

/** How a look sets every role of a card. */
export type Voice = {
  eyebrow: RoleVoice;
  title: RoleVoice;
  /** The title beside a figure, which leads. */
  titleByFigure: RoleVoice;
  figure: RoleVoice;
  /** Words before and after the figure. */
  figureSide: RoleVoice;
  subtitle: RoleVoice;
  person: RoleVoice;
  /** Date and place. */
  detail: RoleVoice;
  attribution: RoleVoice;
  /** List items, a footer line. */
  line: RoleVoice;
  button: RoleVoice;
};
