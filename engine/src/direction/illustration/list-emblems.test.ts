import { describe, expect, test } from 'vitest';
import { requestCard } from '../../understand/design-request.fixture.ts';
import { requestOf } from '../design-request.fixture.ts';
import { listEmblems } from './list-emblems.ts';

const emblemsOf = (title: string): readonly string[] => listEmblems(requestCard(title))[0] ?? [];

describe('what says a card best', () => {
  test('is the thing that it names', () => {
    expect(emblemsOf('Office dog policy')).toEqual(['subject:dog']);
  });

  test.each([
    ['Security advisory for everyone', 'lock'],
    ['Happy birthday Maria!', 'birthday-cake'],
    ['How to choose a credit card', 'credit-card'],
  ])('else what stands for a word of its title: %s', (title, subject) => {
    expect(emblemsOf(title)).toContain(`subject:${subject}`);
  });

  test('is what its picture was described to show, whatever suits its words', () => {
    const request = {
      ...requestCard('Choir practice moves to Tuesday'),
      pictured: 'a donkey with tinsel on its ears',
    };
    expect(listEmblems(request)[0]).toEqual(['subject:donkey']);
  });

  test.each([
    'Ship small, ship often',
    '48 hours in Lisbon',
    'Our Series B',
    'A field guide to container queries',
    'How a constructor works',
    'Sunday roast at The Plough, book now',
    'Please keep the door closed, thank you',
  ])('is not guessed from a word that is more often something else: %s', (title) => {
    expect(
      emblemsOf(title).filter((name) => /ship|clock|container|film|clapper|book|popper/.test(name)),
    ).toEqual([]);
  });

  test.each([
    ['30% off all boots', 'sale', 'boots'],
    ['Rebajas en la zapatería: sandalias a mitad de precio', 'sale', 'flip-flops'],
    ['20% off all armchairs at our furniture store, sale ends Sunday', 'sale', 'armchair'],
    ['Holi party in the park, 14 March', 'event', 'colour-powder'],
  ] as const)('of a sale is what is sold, of a feast what it is known by: %s', (title, kind, subject) => {
    expect(listEmblems(requestCard(title, { kind }))[0]).toContain(`subject:${subject}`);
  });

  test('is code before the microphone of a meetup', () => {
    expect(emblemsOf('Python Meetup Wien, 12. Juni, 19 Uhr')).not.toContain('subject:microphone');
  });

  test.each([
    ['Neighbourhood book swap, bring three take three, tea and biscuits', 'book-stack'],
    ['Class of 2026 graduation party! Saturday June 6, barbecue in the backyard', 'graduation-cap'],
    ['Hofflohmarkt in Giesing, Samstag 14. Juni, Kaffee und Kuchen', 'market-stall'],
    ["You're invited to Priya's baby shower, Sunday 9 March, lunch and cake provided", 'stroller'],
  ])('is its head, and no side mention: %s', (title, subject) => {
    expect(emblemsOf(title)).toContain(`subject:${subject}`);
  });

  test.each([
    'Fastlog 2.0, a logging library for Go',
    'treeline, a tool for pruning git branches',
    'How we found the bug in our API, a story of mice and containers',
  ])('takes the words of software as terms: %s', (title) => {
    expect(emblemsOf(title).filter((name) => /book|tree|mouse|ladybug|box/.test(name))).toEqual([]);
  });

  test('of a picture is what it shows, however the word is used elsewhere', () => {
    const request = requestOf({ kind: 'picture', title: 'A ship at sea', subjects: ['boat'] });
    expect(listEmblems(request)).toEqual([['subject:sailboat']]);
  });

  test('of a sale in any language is what one carries home', () => {
    const request = requestOf({ kind: 'sale', language: 'th', title: 'ลดราคา 50%' });
    expect(listEmblems(request)).toEqual([['subject:shopping-bag']]);
  });
});
