import type { WarningCode } from '@cardwright/contract/warning';

/** The fields that a person can correct, by the name of their section. */
export type FieldName =
  | 'prompt'
  | 'blocks'
  | 'picture'
  | 'illustration'
  | 'image'
  | 'look'
  | 'colors'
  | 'layout'
  | 'format'
  | 'design';

/** Where each warning can be mended; nowhere for what no field changes. */
const MENDED_BY: Readonly<Record<WarningCode, FieldName | undefined>> = {
  not_understood: 'blocks',
  not_on_card: 'blocks',
  set_as_text: 'picture',
  set_as_one: 'blocks',
  unclear: 'blocks',
  no_room: 'blocks',
  picture_not_drawn: 'illustration',
  no_drawing: 'illustration',
  not_drawn: 'picture',
  count_differs: 'picture',
  hard_to_see: 'picture',
  color_not_followed: 'colors',
  style_not_followed: 'look',
  look_not_used: 'look',
  layout_not_followed: 'layout',
  conflicting_wishes: 'prompt',
  not_available: 'prompt',
  design_not_followed: 'design',
  logo_not_shown: 'design',
  image_not_shown: 'blocks',
  not_painted: undefined,
  not_read: 'blocks',
  character_missing: 'blocks',
  more_warnings: undefined,
  other: undefined,
};

export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  prompt: 'Prompt',
  blocks: 'Texts',
  picture: 'Picture',
  illustration: 'Illustration',
  image: 'Your picture',
  look: 'Design',
  colors: 'Colors',
  layout: 'Layout',
  format: 'Size',
  design: 'Brand',
};

/** A later service may have further codes. */
export const findMendingField = (code: string): FieldName | undefined => MENDED_BY[code as WarningCode];

/** Shows the field and puts the focus into it. */
export function openField(name: FieldName): void {
  const section = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const details = section?.closest('details') ?? section?.querySelector('details');
  if (details) details.open = true;
  const control = section?.querySelector<HTMLElement>('textarea, input, select, .chips button, button');
  control?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'center' });
}
