import type { Brief } from '../brief/brief.ts';

/** A brief without anything. */
export const EMPTY_BRIEF: Brief = {
  version: 1,
  language: 'en',
  kind: 'plain',
  blocks: [],
  picture: null,
  illustration: null,
  image: null,
  look: null,
  style: [],
  scheme: null,
  colors: [],
  layout: [],
  format: null,
};
