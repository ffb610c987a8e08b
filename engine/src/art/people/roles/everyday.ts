import type { Role } from '../role.ts';

/** People by age, sex and kinship. */
export const everyday: readonly Role[] = [
  {
    name: 'person',
    nouns: ['person', 'human', 'somebody', 'someone', 'stranger', 'adult', 'figure', 'individual'],
  },
  {
    name: 'woman',
    nouns: ['woman', 'lady', 'mother', 'mom', 'mum', 'wife', 'aunt', 'bride to be'],
    age: 'adult',
    sex: 'woman',
  },
  {
    name: 'man',
    nouns: ['man', 'gentleman', 'guy', 'father', 'dad', 'husband', 'uncle'],
    age: 'adult',
    sex: 'man',
  },
  {
    name: 'girl',
    nouns: ['girl', 'daughter', 'sister', 'schoolgirl', 'little girl'],
    age: 'child',
    sex: 'woman',
  },
  { name: 'boy', nouns: ['boy', 'son', 'brother', 'schoolboy'], age: 'child', sex: 'man' },
  { name: 'child', nouns: ['child', 'kid', 'toddler'], age: 'child' },
  { name: 'baby', nouns: ['baby', 'infant', 'newborn'], age: 'baby' },
  { name: 'teenager', nouns: ['teenager', 'teen', 'teenage girl', 'youth', 'adolescent'], age: 'teen' },
  {
    name: 'old-woman',
    nouns: ['old woman', 'grandmother', 'grandma', 'granny', 'elderly woman', 'old lady'],
    age: 'old',
    sex: 'woman',
  },
  {
    name: 'old-man',
    nouns: [
      'old man',
      'grandfather',
      'grandpa',
      'elderly man',
      'elder',
      'senior',
      'pensioner',
      'grandparent',
    ],
    age: 'old',
    sex: 'man',
    holding: 'cane',
  },
  { name: 'couple', nouns: ['couple', 'lovers', 'spouse'], members: ['woman', 'man'] },
  { name: 'family', nouns: ['family', 'parent'], members: ['man', 'girl', 'woman', 'boy'] },
  {
    name: 'friends',
    nouns: ['friend', 'friends', 'team', 'colleague', 'coworker', 'neighbor', 'neighbour'],
    members: ['person', 'woman', 'man'],
  },
  { name: 'children', nouns: ['children', 'kids', 'sibling'], members: ['girl', 'boy', 'child'] },
  {
    name: 'crowd',
    nouns: ['crowd', 'people', 'group', 'audience', 'community', 'visitor', 'guest', 'customer', 'passenger'],
    members: ['woman', 'old-man', 'person', 'man', 'teenager', 'person'],
  },
];
