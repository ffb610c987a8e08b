import type { Subject } from '../art/subject.ts';
import { findSubject } from '../art/subjects.ts';
import type { Brief } from '../brief/brief.ts';
import { dropVenues } from '../brief/venues.ts';
import { HOMOGRAPHS } from './homographs.ts';

const LONGEST_NAME = 3;
// Words that no drawing is named after, though one says them well.
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ['doctor', 'health'],
  ['mindfulness', 'meditation'],
  ['nurse', 'health'],
  ['patient', 'health'],
  ['yoga', 'wellness'],
]);

/** The drawn thing that a brief is about: one that it names, else one that stands for a word of its title. */
export function nameSubject(brief: Brief): Subject | undefined {
  const { copy, kind, subjects, language } = brief;
  const things = kind === 'picture' ? subjects : subjects.filter((noun) => !isElsewhere(noun, brief));
  const named = findSubject(things.filter((noun) => kind === 'picture' || !isHomograph(noun)));
  if (named) return named;
  const words = `${dropVenues(copy.title)}\n${dropVenues(copy.subtitle ?? '')}`.toLowerCase();
  return (language === 'en' ? findSubject(listNames(words)) : undefined) ?? findSubject(nounsOfKind(brief));
}

/** What stands for a kind itself, where the brief says nothing else that could be drawn. */
function nounsOfKind({ kind }: Brief): string[] {
  if (kind === 'sale') return ['shopping bag'];
  return kind === 'podcast' ? ['microphone'] : [];
}

/** `Mina Park`, `Hyde Park`: a word of a person's or a place's name, and not of what the card says. */
function isElsewhere(noun: string, { copy }: Brief): boolean {
  const names = [...(copy.people ?? []), copy.place, copy.attribution].join(' ').toLowerCase();
  return names.includes(noun) && !`${copy.title} ${copy.subtitle ?? ''}`.toLowerCase().includes(noun);
}

/** Runs of words that may name something, the longest first: `credit card` before `credit`. */
function listNames(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const names: string[] = [];
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ');
      if (length > 1 || !isHomograph(name)) names.push(name, STANDS_FOR.get(singular(name)) ?? name);
    }
  }
  return names;
}

const isHomograph = (word: string): boolean => HOMOGRAPHS.has(word) || HOMOGRAPHS.has(singular(word));

function singular(word: string): string {
  if (word.endsWith('ss') || word === 'series') return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
