import { EMPTY_BRIEF as ASKS_NOTHING, type Brief } from '../brief/brief.ts';

/** A brief in English without anything. */
export const EMPTY_BRIEF: Brief = { ...ASKS_NOTHING, language: 'en' };
