import type { Database } from '../database.ts';
import type { ObjectFolder } from '../object-folder.ts';

/** A database with the images that belong to it, open. */
export type Installation = {
  database: Database;
  images: ObjectFolder;
  cards: ObjectFolder;
  /** For people, without secrets. */
  place: string;
  /** The same for the images. */
  imagesPlace: string;
};
