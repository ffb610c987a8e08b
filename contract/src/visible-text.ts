// What is left when nothing would be seen: white space, all that Unicode lets a renderer ignore (zero-width
// characters, variation selectors, Hangul fillers), marks without a letter and the blank Braille cell.
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\u2800]*$/u;

/** Whether a reader would see anything of a text. */
export const hasVisibleCharacter = (text: string): boolean => !INVISIBLE.test(text);
