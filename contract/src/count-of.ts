/** A number of things in words for people: "1 image", "2 images". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
