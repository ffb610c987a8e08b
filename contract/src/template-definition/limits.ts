export const MOST_NODES = 150;
export const MOST_TEXTS = 24;
export const MOST_IMAGES = 4;
/** Uploaded ones. */
export const MOST_FONTS = 4;
export const MOST_DEPTH = 12;
/** Items of a list that a card can show, those that it shows unless told otherwise, and fields of an item. */
export const MOST_ITEMS = 24;
export const USUAL_ITEMS = 6;
export const MOST_FIELDS = 6;
export const MOST_REGIONS = 40;
export const MOST_REGION_DEPTH = 12;
export const MOST_SLOTS = 100;
/** What shadows, rotations and opacities may paint, in whole cards; as much takes about a second. */
export const MOST_PAINT = 40;
