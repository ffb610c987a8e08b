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

/** Which of these texts the words of a warning are about; -1 for none. */
export function findNamed(texts: readonly string[], words: readonly string[]): number {
  const named = words.filter((word) => word !== '');
  const same = texts.findIndex((text) => named.includes(text));
  return same >= 0 ? same : texts.findIndex((text) => named.some((word) => text.includes(word)));
}

/** Shows the field and puts the focus into it, in the row of the words that a warning is about. */
export function openField(name: FieldName, words: readonly string[]): void {
  const section = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const details = section?.closest('details') ?? section?.querySelector('details');
  if (details) details.open = true;
  const texts = [...(section?.querySelectorAll<HTMLTextAreaElement>('textarea:enabled') ?? [])];
  const row =
    texts[
      findNamed(
        texts.map(({ value }) => value),
        words,
      )
    ];
  // The button in the head takes corrections back.
  const control =
    row ??
    texts[0] ??
    section?.querySelector<HTMLElement>(':is(input, select, button):enabled:not(.field-head *)');
  control?.focus({ preventScroll: true });
  (row ?? section)?.scrollIntoView({ block: 'center' });
}
