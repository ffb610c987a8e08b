import { describe, expect, test } from 'vitest';
import { hasDatedHead } from '../facts/dated-head.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { dropChatOpening } from '../request/chat-opening.ts';

describe('a greeting in front of a request', () => {
  test.each([
    ['hii can u make a flyer for our recital', 'en', 'can u make a flyer for our recital'],
    ['hola necesito un cartel', 'es', 'necesito un cartel'],
    ['salut tu peux me faire une affiche', 'fr', 'tu peux me faire une affiche'],
    ['привет, нужен плакат', 'ru', 'нужен плакат'],
  ])('is no copy: %s', (prompt, language, rest) => expect(dropChatOpening(prompt, language)).toBe(rest));

  test('alone is copy', () => {
    expect(dropChatOpening('hello spring', 'en')).toBe('hello spring');
    expect(dropChatOpening('Hola Madrid', 'es')).toBe('Hola Madrid');
  });
});

describe('an event without commas', () => {
  test.each([
    ['hey can you do a flyer for our bake sale friday 14 march 10am to 2pm in the gym', 'Bake sale', 'Gym'],
    ['plakat für unser sommerfest am 12. juli ab 14 uhr im stadtpark', 'Sommerfest', 'Stadtpark'],
    [
      'concert gratuit vendredi 20 juin à 21h parc Monceau, apportez vos plaids',
      'Concert gratuit',
      'parc Monceau',
    ],
    ['Loppmarknad lördag 24 maj kl. 10–15, Storgatan 12, fika', 'Loppmarknad', 'Storgatan 12'],
    ['周末读书会 每周六下午3点 城市书房 免费参加', '周末读书会', '城市书房'],
  ])('has its title, day and place: %s', (prompt, title, place) => {
    const { copy } = parsePrompt(prompt);
    expect(copy).toMatchObject({ title, place });
    expect(copy.date).toMatch(/\d/);
  });

  test('a told sentence is not torn at its day', () => {
    expect(hasDatedHead('We will be closed on Monday 26 May for the holiday', 'en')).toBe(false);
    expect(hasDatedHead('Top events of May 2026, ranked', 'en')).toBe(false);
    expect(hasDatedHead('Book swap Monday 26 May, bring a chair', 'en')).toBe(true);
  });
});

describe('fields without a colon', () => {
  test.each([
    ['header for my photography page, name is Quiet Light, tagline everyday moments', 'Quiet Light'],
    ['un banner para mi canal, se llama Luna Verde, con colores pastel', 'Luna Verde'],
    ['ad for my dog walking business, name is Happy Paws, call 555-0188', 'Happy Paws'],
  ])('%s', (prompt, title) => expect(parsePrompt(prompt).copy.title).toBe(title));
});
