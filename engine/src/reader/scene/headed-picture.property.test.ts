import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

type Heads = { occasion: readonly string[]; with: string; who: readonly string[]; where: readonly string[] };

// Of each, some have drawings and some have no word in any vocabulary.
const HEADS: Readonly<Record<string, Heads>> = {
  en: {
    occasion: ['poster for a charity run', 'flyer for a tennis cup', 'poster for a concert'],
    with: 'with',
    who: ['runners', 'two umpires', 'a violinist', 'three cheerleaders'],
    where: ['in a park', 'on the beach', 'at a velodrome'],
  },
  de: {
    occasion: ['Plakat für einen Volkslauf', 'Flyer für ein Konzert', 'Poster für ein Turnier'],
    with: 'mit',
    who: ['Läufern', 'zwei Schiedsrichtern', 'einem Geiger', 'drei Tubisten'],
    where: ['im Park', 'am Strand', 'im Velodrom'],
  },
  fr: {
    occasion: ['affiche pour une course', 'affiche pour un concert', 'flyer pour un tournoi de tennis'],
    with: 'avec',
    who: ['des coureurs', 'deux arbitres', 'un violoniste', 'trois tubistes'],
    where: ['dans un parc', 'sur la plage', 'au vélodrome'],
  },
  es: {
    occasion: ['cartel para una carrera popular', 'cartel para un concierto', 'póster para un torneo'],
    with: 'con',
    who: ['corredores', 'dos árbitros', 'un violinista', 'tres tubistas'],
    where: ['en un parque', 'en la playa', 'en un velódromo'],
  },
  it: {
    occasion: ['locandina per una gara di corsa', 'locandina per un concerto', 'manifesto per un torneo'],
    with: 'con',
    who: ['corridori', 'due arbitri', 'un violinista', 'tre tubisti'],
    where: ['in un parco', 'sulla spiaggia', 'in un velodromo'],
  },
  pt: {
    occasion: ['cartaz para uma corrida', 'cartaz para um concerto', 'cartaz para um torneio'],
    with: 'com',
    who: ['corredores', 'dois árbitros', 'um violinista', 'três tubistas'],
    where: ['num parque', 'na praia', 'num velódromo'],
  },
};

const heads = fc.constantFrom(...Object.values(HEADS)).chain((of) =>
  fc.record({
    occasion: fc.constantFrom(...of.occasion),
    lead: fc.constant(of.with),
    who: fc.constantFrom(...of.who),
    where: fc.constantFrom(...of.where),
  }),
);

describe('who stands behind "with" in the head of a request with quoted words', () => {
  test('is asked of the picture, printed, or told, and the quotation stays the title', () => {
    fc.assert(
      fc.property(heads, fc.constantFrom(':', ',', ''), ({ occasion, lead, who, where }, mark) => {
        const request = parsePrompt(`${occasion} ${lead} ${who} ${where}${mark} "Velina Ora"`);
        const noun = who.split(' ').at(-1) ?? who;
        const asked = request.scene?.asks.some((ask) => 'words' in ask && ask.words.includes(noun)) ?? false;
        const printed = JSON.stringify(request.copy).includes(noun);
        const told = request.warnings.some(({ message }) => message.includes(noun));
        expect(request.copy.title).toBe('Velina Ora');
        expect({ asked: asked || printed || told }).toEqual({ asked: true });
      }),
      { numRuns: 120 },
    );
  });
});
