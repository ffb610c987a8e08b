import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteMasthead } from './masthead.ts';

describe('the name of a magazine', () => {
  it.each([
    ['magazine cover titled TIDE, a surfer on a wave, headlines: "Cold water", "Boards under 300"', 'TIDE'],
    ['Magazine cover LUMEN, a lamp in a window, "The night issue"', 'LUMEN'],
    ['Zeitschriften-Cover HEIMAT, ein Bauernhof im Nebel, Schlagzeilen: "Brot backen"', 'HEIMAT'],
    ['portada de revista titulada SURCO, un campo de trigo, titulares: "Pan lento"', 'SURCO'],
    ['magazine cover "NORTE", a lighthouse, "Atlantic special"', 'NORTE'],
    ['Magazine cover: Harbour Weekly, boats at dawn, "Who owns the sea?"', 'Harbour Weekly'],
  ])('is the title, and quoted words are the lines under it: %s', (prompt, title) => {
    const { copy, quotes, warnings } = parsePrompt(prompt);
    expect(copy.title).toBe(title);
    expect(copy.loud).toBe(true);
    for (const line of quotes.slice(1)) expect(copy.subtitle).toContain(line);
    expect(warnings).toEqual([]);
  });

  it('is no word that only goes on', () => {
    for (const text of ['magazine cover about gardening', 'Magazine cover with a Fox'])
      expect(quoteMasthead(text)).toBe(text);
  });
});
