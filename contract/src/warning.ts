/** What a warning can be about. Codes are stable: programs may depend on them, and further ones may be added. */
export const WARNING_CODES = {
  not_understood: 'The words were not understood.',
  not_on_card: 'The words are neither on the card nor followed as an instruction.',
  set_as_text:
    'The prompt is set as text because it was not understood as a request or as the description of a picture.',
  set_as_one: 'It is unclear where one text ends and the next begins; the words are set as one text.',
  unclear: 'The words may have to be read otherwise; the message says how they were read, and how else.',
  no_room: 'There is no room for the words, or not for all of them.',
  picture_not_drawn: 'No picture is drawn; the card shows its words instead.',
  no_drawing: 'The thing is missing from the picture because there is no drawing of it.',
  not_drawn: 'An action, position, detail, time or place is not drawn as described.',
  count_differs: 'Another number of things is drawn.',
  hard_to_see: 'The thing is in the picture, but too small or hidden.',
  color_not_followed: 'The color is missing or hard to see.',
  style_not_followed: 'The image has another style, or only part of the style.',
  look_not_used: 'The requested look was not used.',
  layout_not_followed: 'The text is placed elsewhere.',
  conflicting_wishes: 'The request contradicts itself; one of its wishes was followed.',
  not_available:
    'Cardwright cannot do this, whatever the prompt: photos, imitations of artists, several images in one.',
  design_not_followed: 'The design document, or part of it, was not applied.',
  logo_not_shown: 'The logo is missing.',
  image_not_shown: 'The picture that was sent is missing.',
  not_painted: 'No model painted the picture; Cardwright drew the image itself.',
  not_read: 'The language model did not read the prompt; the built-in reader did.',
  character_missing: 'The character is left out because no font has it.',
  more_warnings:
    'Stands for all warnings beyond the first five, or for all about the description of a long prompt.',
  other: 'Any other problem, and every warning of an image made before codes were introduced.',
} as const;

export type WarningCode = keyof typeof WARNING_CODES;

/** Something that was asked for and that an image does not show. */
export type Warning = {
  code: WarningCode;
  /** A sentence for users. */
  message: string;
  /** What it is about, as written in the prompt or the brief; empty if it is about the request as a whole. */
  words: string[];
};
