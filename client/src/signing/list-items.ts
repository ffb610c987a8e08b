/** The items of a list parameter: texts, or records as texts in the order of its fields. */
export type ListItems = readonly (string | readonly string[])[];

const isText = (given: unknown): given is string => typeof given === 'string';

export const isList = (given: unknown): given is ListItems =>
  Array.isArray(given) && given.every((item) => isText(item) || (Array.isArray(item) && item.every(isText)));
