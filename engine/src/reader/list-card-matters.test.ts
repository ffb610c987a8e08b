import { describe, expect, test } from 'vitest';
import { requestCard } from '../understand/design-request.fixture.ts';
import { listCardMatters } from './list-card-matters.ts';

const matters = (title: string): string[] => listCardMatters(requestCard(title)).map(({ name }) => name);
const leading = (title: string): string | undefined =>
  listCardMatters(requestCard(title)).find(({ kind, leads }) => leads && kind === 'matter')?.name;

describe('the matter of a card', () => {
  test.each([
    ['Plumber wanted, full time, Bristol area', 'plumbing'],
    ['Wir suchen dich! Elektriker (m/w/d) in Leipzig, ab sofort', 'electrics'],
    ['Требуется автомеханик, Казань, график 5/2', 'car repair'],
    ['招聘厨师,包食宿,月薪8000起', 'cooking'],
    ['看護師募集 夜勤あり 横浜市', 'nursing'],
    ['مطلوب كهربائي بخبرة خمس سنوات، الرياض', 'electrics'],
    ['दिवाली सेल, 40% तक की छूट', 'diwali'],
    ['Soldes : -50 % sur les bottes', 'boots'],
    ['겨울 세일: 코트 40% 할인', 'coats'],
    ['Uzaktan çalışırken verimli kalmanın 7 yolu', 'remote work'],
  ])('is read in the language of the card: %s', (title, matter) => {
    expect(leading(title)).toBe(matter);
  });

  test.each([
    ['Sommerkonzert des Schulorchesters, 3. Juli, 19 Uhr', 'classical music'],
    ['Elev søges til tømrerfirma, Aarhus', 'carpentry'],
  ])('is read in a compound: %s', (title, matter) => {
    expect(matters(title)).toContain(matter);
  });

  test('is its head, before what is named later', () => {
    expect(leading('Chess club meets every Wednesday, yoga upstairs')).toBe('chess');
    expect(listCardMatters(requestCard('Job: truck driver, $28/hour, home every weekend'))).toContainEqual({
      name: 'house',
      kind: 'thing',
      leads: false,
    });
  });

  test.each([
    ['Community garden volunteer day, 26 April, tools and coffee provided', 'coffee'],
    ['Repair café zaterdag 10-13 uur, buurthuis De Linde, koffie staat klaar', 'coffee'],
    ['Книжный клуб, среда 19:00, чай есть', 'tea'],
  ])('is not what goes with it: %s', (title, thing) => {
    expect(matters(title)).not.toContain(thing);
  });

  test.each([
    ['Portes ouvertes du lycée Jean-Moulin, samedi 8 février de 9 h à 12 h', 'mill'],
    ['Noche de jazz en el Café Central, jueves 21:00', 'coffee'],
    ['Baker Street Book Club, last Friday of the month, 7 pm', 'bakery'],
    ['we got funded! $4M seed led by North Peak', 'mountain'],
  ])('is no part of a name: %s', (title, thing) => {
    expect(matters(title)).not.toContain(thing);
  });

  test.each([
    ['블로그 썸네일, 제목 "초보자를 위한 요리"', 'nails'],
    ['動画のサムネイル「はじめての料理」', 'nails'],
    ['Vela de soja, 12 €, hecha a mano', 'sailing'],
    ['Sale banner for a shoe shop: 30% off all boots', 'sneaker'],
  ])('is no part of a longer word: %s', (title, thing) => {
    expect(matters(title)).not.toContain(thing);
  });

  test('is not the color of a thing', () => {
    expect(matters('Camiseta coral, edição limitada, R$ 59')).toEqual(['shirt']);
    expect(matters('The olive dress, now at 49 €')).not.toContain('olives');
    expect(matters('Concierto de la coral municipal, sábado 20 h')).toContain('choir');
    expect(matters('Olive, garlic and lemon pasta')).toContain('olives');
  });

  test('is no word of another language where the text is surely English', () => {
    expect(matters('Thank you to our 500 backers')).toEqual([]);
  });

  test('is what the name of a product says, whatever its headline speaks of', () => {
    const request = requestCard('Light that leaves you alone', {
      kind: 'product',
      language: 'en',
      blocks: [{ role: 'brand', text: 'Fernlight desk lamp' }],
    });
    const sold = listCardMatters(request).flatMap(({ name, sold }) => (sold ? [name] : []));
    expect(sold).toEqual(['desk lamp']);
  });

  test('is not what the card does without', () => {
    expect(matters('Summer camp, no dogs')).not.toContain('dog');
  });
});
