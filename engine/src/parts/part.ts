import type { TemplateRole } from '@cardwright/contract';

/** What a text is on a card; parts of one role are a list (facts, items, crumbs). */
export type Role = TemplateRole;

/** The only text of a card: a list of these. */
export type Part = {
  role: Role;
  text: string;
  /** Of a fact that has a name ("Doors: 19:00"), the two apart: together they are the text. */
  named?: { label: string; text: string };
  /** What goes with it: the label of a fact, the place of a person, the former price. */
  detail?: string;
  /** What stands at the other end of its row: a price, an hour. */
  value?: string;
  /** The heading that it stands under, with others. */
  section?: string;
  /** The icon before it. */
  icon?: string;
  /** The color of a dot before it, `#rrggbb`. */
  dot?: string;
  /** Where room is short the highest number goes first; without it a part stays as long as anything does. */
  optional?: number;
};
