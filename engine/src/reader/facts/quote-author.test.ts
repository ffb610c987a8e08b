import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const copyOf = (prompt: string) => parsePrompt(prompt).copy;

describe('the author of a quotation', () => {
  it.each([
    ['"Ship it." quote by Ada Park', 'Ship it.', 'Ada Park'],
    ['"The way out is through" saying by Robert Frost, dark', 'The way out is through', 'Robert Frost'],
    ['Alina Wheeler said "Design is visible"', 'Design is visible', 'Alina Wheeler'],
    ['as Ada Park once wrote: "Less, but sooner."', 'Less, but sooner.', 'Ada Park'],
    ['Goethe sagte: „Man sieht nur, was man weiß.“', 'Man sieht nur, was man weiß.', 'Goethe'],
    ['Zitat von Marie Curie: „Nichts ist zu fürchten.“', 'Nichts ist zu fürchten.', 'Marie Curie'],
    ['A tweet from Jane Doe: "This changed how I work"', 'This changed how I work', 'Jane Doe'],
  ])('is found in %s', (prompt, title, attribution) => {
    expect(copyOf(prompt)).toMatchObject({ title, attribution });
  });

  it.each([
    ['card with a quote from our CEO Tom Berg, "We ship on Fridays"', 'Tom Berg, CEO'],
    ['testimonial from Sara, CTO at Nimbus: "It just works"', 'Sara, CTO at Nimbus'],
    ['"It just works" — Sara Lind, CTO at Nimbus', 'Sara Lind, CTO at Nimbus'],
    ['testimonial: "Best website we ever had", Maria K., florist', 'Maria K., florist'],
  ])('stands with the office that %s names', (prompt, attribution) => {
    expect(copyOf(prompt).attribution).toBe(attribution);
  });

  it.each(['Poster that says "hello"', 'The sign says "Open"', 'Flyer with the text "Come in"'])(
    'is nobody in %s',
    (prompt) => {
      expect(copyOf(prompt).attribution).toBeUndefined();
    },
  );
});

describe('a quotation that a lower-case word follows', () => {
  it.each([
    ['"Market day" a farmers market, Saturday 8 am', 'Market day'],
    ['"Hello World" poster in blue', 'Hello World'],
    ['"Stay hungry" motivational poster', 'Stay hungry'],
  ])('is the title of %s', (prompt, title) => {
    expect(copyOf(prompt).title).toBe(title);
  });

  it('begins a sentence of its own that goes on behind it', () => {
    expect(copyOf('"useEffect" considered harmful').title).toBe('"useEffect" considered harmful');
  });
});
