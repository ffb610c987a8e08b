import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinMarks } from './join-marks.ts';
import { marked } from './marked.fixture.ts';

const say = ({ prompt, marks }: ReturnType<typeof marked>): string[] =>
  marks.map(({ name, start, end }) => `${name}: ${prompt.slice(start, end)}`);

function joinedIn(notation: string): string[] {
  const { prompt, marks } = marked(notation);
  return say({ prompt, marks: joinMarks(prompt, marks, 'en') });
}

test.each([
  [
    'a request with whom it names',
    '[action:Call] [person:Karin] on [contact:070 555 12].',
    ['action: Call Karin on', 'contact: 070 555 12'],
  ],
  [
    'a request and by when',
    '[action:Apply at] [contact:tidewell.io/jobs] [date:by 28 November].',
    ['action: Apply at', 'contact: tidewell.io/jobs by 28 November'],
  ],
  [
    'a request and what else its sentence says',
    '[action:RSVP to] [contact:ada@example.com] [body:by noon and tell us about allergies]',
    ['action: RSVP to', 'contact: ada@example.com by noon and tell us about allergies'],
  ],
  [
    'a sentence with the facts that begin it',
    '[title:Incident notice.] [date:On 21 October] [time:between 09:12 and 10:47] [body:some customers could not log in.]',
    [
      'title: Incident notice.',
      'body: On 21 October between 09:12 and 10:47 some customers could not log in.',
    ],
  ],
  [
    'a sentence and the fact behind its last word',
    '[body:Your orders all leave before] [date:the 21st]. [brand:PTA]',
    ['body: Your orders all leave before the 21st', 'brand: PTA'],
  ],
  ['what an abbreviation with a slash cuts', '[item:pasta w]/ [item:cheese]', ['item: pasta w/ cheese']],
  ['no abbreviation at the end', '[title:Coffee w]/ [date:12 May]', ['title: Coffee', 'date: 12 May']],
  [
    'a row and whom it names',
    '[item:Breakfast with] [person:Saoirse Blaney]',
    ['item: Breakfast with Saoirse Blaney'],
  ],
  ['a request and by when it is', '[action:Apply by] [date:9 Feb]', ['action: Apply by 9 Feb']],
  [
    'a title and what looks like an address',
    '[title:Memory leaks in] [contact:Node.js]',
    ['title: Memory leaks in Node.js'],
  ],
  ['a fact and the words that only lead to it', '[body:music from] [time:4]', ['time: music from 4']],
  [
    'the words that lead to a name above a title',
    '[eyebrow:Vacancy at] [brand:Elm Gardens]: [title:Night baker]',
    ['eyebrow: Vacancy at Elm Gardens', 'title: Night baker'],
  ],
  [
    'those and, where there is no title, what they lead to as one',
    '[eyebrow:We want a(n)] [place:florist in Nantes], [note:35 h]',
    ['title: We want a(n) florist in Nantes', 'note: 35 h'],
  ],
  [
    'a title and the house that it leads to',
    '[title:Sale at the bakery] [brand:Blue Door]',
    ['title: Sale at the bakery Blue Door'],
  ],
  [
    'a sentence and the day that it leads to',
    '[title:The old API shuts down on] [date:3 May]',
    ['title: The old API shuts down on 3 May'],
  ],
  [
    'a title of one word and what it begins',
    '[title:Seeking] [subtitle:a baker]',
    ['title: Seeking a baker'],
  ],
  [
    'a title and the sentence that it ends',
    '[eyebrow:we are looking for] [title:a baker]',
    ['title: we are looking for a baker'],
  ],
  [
    'a text below a title and the place that it leads to',
    '[subtitle:our new shop on] [place:Pier Road 8]',
    ['subtitle: our new shop on Pier Road 8'],
  ],
])('%s are together', (_, notation, joined) => {
  expect(joinedIn(notation)).toEqual(joined);
});

test.each([
  '[action:Book now]. [contact:example.com]',
  '[action:Book now], [person:Ada Lane], [contact:example.com]',
  '[contact:example.com], [date:by 28 November]',
  '[contact:example.com] [date:Friday]',
  '[person:Dolly Ferrante] [body:is coming all the way from Tulsa]',
  '[discount:50% off] [body:on all wool]',
  '[detail:words by] [person:Tom Ackerley]',
  '[eyebrow:Now hiring] [title:Night baker]',
  '[eyebrow:Now hiring] [place:Nantes]',
  '[discount:20% off], [note:tea and cake on us]',
  '[discount:20% off all coats], [note:free tea]',
  '[date:Friday] [time:at 8] [brand:Ferro] [body:gives every guest a metre]',
  '[date:Friday], [body:bring a friend]',
  '[title:Spring fair] [date:Friday] [body:and everybody is welcome]',
  '[body:Join us for an evening of jazz] [date:on Friday]',
  '[title:Party on] [date:Friday]',
])('what is no one thought stays apart: %s', (notation) => {
  expect(joinedIn(notation)).toEqual(say(marked(notation)));
});

test.each([
  ['[time:9:30 am start at] [place:Riverside Park]', ['time: 9:30 am start', 'place: Riverside Park']],
  ['[eyebrow:season 3 of] "[title:Soil]"', ['eyebrow: season 3', 'title: Soil']],
  ['[time:half past seven] [place:Elm Hall]', ['time: half past seven', 'place: Elm Hall']],
])('a fact ends before the word that leads from it to the next: %s', (notation, told) => {
  expect(joinedIn(notation)).toEqual(told);
});

test('of any marks no word is lost, and their order stays', () => {
  const names = fc.constantFrom(
    'title',
    'action',
    'contact',
    'person',
    'brand',
    'date',
    'time',
    'place',
    'body',
    'note',
    'request',
  );
  const words = fc.constantFrom('call', 'Ada Lane', 'some of us', 'on', 'Friday', 'x.com', 'It ends.');
  const gaps = fc.constantFrom(' ', ', ', '. ', '\n', ' at ', ' and so we all do ');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, words, gaps), { maxLength: 9 }), (all) => {
      let prompt = '';
      const marks = all.map(([name, own, gap]) => {
        const start = prompt.length;
        prompt += own + gap;
        return { name, start, end: start + own.length };
      });
      const joined = joinMarks(prompt, marks, 'en');
      for (const { start, end } of marks)
        expect(joined.some((mark) => mark.start <= start && end <= mark.end)).toBe(true);
      for (const [at, { start }] of joined.entries())
        expect(start).toBeGreaterThanOrEqual(joined[at - 1]?.end ?? 0);
    }),
  );
});
