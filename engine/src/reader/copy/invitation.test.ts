import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { splitInvitation } from './invitation.ts';

test.each([
  ["You're invited to Leo's 5th birthday", "You're invited", "Leo's 5th birthday"],
  ['we invite you to our summer party', 'We invite you', 'Summer party'],
  ['Wir laden ein zum Tag der offenen Tür', 'Wir laden ein', 'Tag der offenen Tür'],
  ["Nous vous invitons à l'inauguration", 'Nous vous invitons', 'Inauguration'],
  ['Te invitamos a la fiesta de otoño', 'Te invitamos', 'Fiesta de otoño'],
  ['Приглашаем на открытие студии', 'Приглашаем', 'Открытие студии'],
  ['Inbjudan till midsommarfest hos Karin', 'Inbjudan', 'Midsommarfest hos Karin'],
  ['دعوة لحضور افتتاح المعرض', 'دعوة', 'افتتاح المعرض'],
])('%s parts into how one invites and to what', (words, phrase, rest) => {
  expect(splitInvitation(words)).toEqual({ phrase, rest });
});

test.each(['Invitation', 'Join us', 'How to be invited to parties', 'Einladungskarten drucken'])(
  '%s is no invitation to something',
  (words) => {
    expect(splitInvitation(words)).toBeUndefined();
  },
);

describe('notices', () => {
  test.each([
    ['The office is closed on Friday 1 May, we are back on Monday', 'The office is closed', 'Friday 1 May'],
    ['status update: planned downtime on Tuesday 9 June, no logins', 'Planned downtime', 'Tuesday 9 June'],
    [
      'Wegen Urlaub ist der Laden geschlossen ab 3. August',
      'Wegen Urlaub ist der Laden geschlossen',
      'Ab 3. August',
    ],
    ['announcement: our bakery reopens on 14 June at 8 am', 'Our bakery reopens', '14 June at 8 am'],
  ])('%s: what it says is the title, the day stands apart', (prompt, title, date) => {
    expect(parsePrompt(prompt).copy).toMatchObject({ title, date });
  });

  test('a sentence told of the past keeps its day', () => {
    const told = 'We met on Friday 3 May and never parted';
    expect(parsePrompt(told).copy).toEqual({ title: told });
  });

  test('who is lost is the message, and every note stands under it', () => {
    const { copy } = parsePrompt('lost dog poster, name Pepper, black labrador, call 555 0142');
    expect(copy).toEqual({ title: 'Lost dog', subtitle: 'Pepper · Black labrador · Call 555 0142' });
  });
});
