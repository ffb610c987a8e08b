import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteRating } from './stated-rating.ts';

describe('the stars of a review', () => {
  test.each([
    ['customer review card: "Best sourdough in town." - Priya K., 5 stars', '★★★★★'],
    ['Google review 4/5 stars: "Great coffee, slow wifi" by Marta', '★★★★☆'],
    ['testimonial "Loved it" rated 4.5 stars', '★★★★½'],
    ['testimonial card, "They fixed my bike" - Tom B. with three stars', '★★★☆☆'],
    ['"Best bread" ⭐⭐⭐⭐⭐ Priya K.', '★★★★★'],
    ['Kundenbewertung: "Sehr freundlich!" - Anna S., 5 Sterne', '★★★★★'],
    ['Avis client : « Service impeccable » - Julie, 4 étoiles', '★★★★☆'],
    ['Reseña de cliente: «Volveremos seguro» — Lucía, cinco estrellas', '★★★★★'],
    ['отзыв: «Очень вкусно!» 5 звёзд', '★★★★★'],
    ['Ulasan pelanggan: "Enak sekali", bintang 5', '★★★★★'],
    ['고객 후기 "정말 친절해요" 별점 4점', '★★★★☆'],
  ])('stand over it: %s', (prompt, stars) => {
    const { copy, warnings } = parsePrompt(prompt);
    expect(copy.eyebrow).toBe(stars);
    expect(JSON.stringify(warnings)).not.toMatch(/star|stern|étoile|estrella|зв/i);
  });

  test('are none where nothing is reviewed, or nothing is quoted', () => {
    for (const text of ['poster "Night sky" with five stars over a hill', 'review of the 5 stars hotel'])
      expect(quoteRating(text, 'en')).toBe(text);
  });

  test('leave every quoted word as it is', () => {
    const said = quoteRating('review: "5 stars from me" and "★★★ is too few" - 2 stars', 'en');
    expect(said).toBe('review: "5 stars from me" and "★★★ is too few", eyebrow: “★★☆☆☆”');
  });
});
