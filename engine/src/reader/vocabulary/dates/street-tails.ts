/** Words that an English address ends with. */
export const STREET_TAILS =
  'street, st, road, rd, avenue, ave, lane, ln, square, sq, way, drive, court, close, place, terrace, row, hill, boulevard, blvd, parkway, highway, crescent, mews, quay, wharf'.split(
    ', ',
  );
