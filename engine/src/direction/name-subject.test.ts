import { describe, expect, test } from 'vitest';
import { briefOf } from './brief.fixture.ts';
import { nameSubject } from './name-subject.ts';

const subjectOfTitle = (title: string, subjects: string[] = []): string | undefined =>
  nameSubject(briefOf({ copy: { title }, subjects }))?.name;

describe('the subject of a brief', () => {
  test('is the thing that it names', () => {
    expect(subjectOfTitle('Office dog policy', ['dog'])).toBe('dog');
  });

  test.each([
    ['10 tips for better sleep', 'moon'],
    ['Security advisory for everyone', 'lock'],
    ['Happy birthday Maria!', 'birthday-cake'],
    ['How to choose a credit card', 'credit-card'],
  ])('else what stands for a word of its title: %s', (title, subject) => {
    expect(subjectOfTitle(title)).toBe(subject);
  });

  test.each([
    ['Ship small, ship often', ['ship']],
    ['48 hours in Lisbon', []],
    ['Our Series B', ['series']],
    ['A field guide to container queries', []],
    ['How a constructor works', []],
  ])('is not guessed from a word that is more often something else: %s', (title, subjects) => {
    expect(subjectOfTitle(title, subjects)).toBeUndefined();
  });

  test('is not a part of a name', () => {
    const copy = { title: 'The long way', people: ['Robin Forest'] };
    expect(nameSubject(briefOf({ copy, subjects: ['forest'] }))).toBeUndefined();
    expect(nameSubject(briefOf({ copy: { title: 'The forest' }, subjects: ['forest'] }))?.name).toBe('tree');
  });

  test('of a picture is what it shows, however the word is used elsewhere', () => {
    const brief = briefOf({ kind: 'picture', copy: { title: 'A ship at sea' }, subjects: ['boat'] });
    expect(nameSubject(brief)?.name).toBe('sailboat');
  });

  test('of a sale in any language is what one carries home', () => {
    const brief = briefOf({ kind: 'sale', language: 'th', copy: { title: 'ลดราคา 50%' } });
    expect(nameSubject(brief)?.name).toBe('shopping-bag');
  });
});
