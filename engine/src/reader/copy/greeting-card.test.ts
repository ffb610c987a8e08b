import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { GREETING_MESSAGES, SIGNING } from '../vocabulary/copy/greeting-cards.ts';
import { quoteGreeting } from './greeting-card.ts';

describe('a card that is named by its message', () => {
  test.each([
    ['en', 'thank you card for our 500 patrons', 'Thank you', 'For our 500 patrons'],
    ['en', 'get well soon card for Tom from the office', 'Get well soon, Tom', 'From the office'],
    ['en', '80th birthday card for grandma Ruth', 'Happy 80th birthday', 'For grandma Ruth'],
    ['de', 'Dankeskarte für 1.000 Abonnenten', 'Danke', 'Für 1.000 Abonnenten'],
    ['fr', 'carte de remerciement pour nos bénévoles', 'Merci', 'Pour nos bénévoles'],
    ['es', 'tarjeta de agradecimiento a nuestros 2.000 seguidores', 'Gracias', 'A nuestros 2.000 seguidores'],
    ['es', 'tarjeta de feliz navidad de la familia Ortega', 'Feliz Navidad', 'De la familia Ortega'],
    ['en', 'sympathy card for Anna', 'With sympathy', 'For Anna'],
    ['de', 'Geburtstagskarte für Kunden', 'Alles Gute zum Geburtstag', 'Für Kunden'],
    ['ru', 'открытка с благодарностью для наших подписчиков', 'Спасибо', 'Для наших подписчиков'],
    ['nl', 'verjaardagskaart voor oma', 'Fijne verjaardag', 'Voor oma'],
    ['zh', '生日快乐贺卡,送给妈妈', '生日快乐', '送给妈妈'],
    ['ja', 'サンキューカード フォロワー1万人', 'ありがとう', 'フォロワー1万人'],
  ])('%s: %s', (_, prompt, title, subtitle) => {
    expect(parsePrompt(prompt).copy).toEqual({ title, subtitle });
  });

  test.each([
    ['happy birthday card for Maya with a cake', 'Happy birthday, Maya'],
    ['congratulations card for Priya and Sam', 'Congratulations, Priya and Sam'],
    ['Geburtstagskarte für Oma', 'Alles Gute zum Geburtstag, Oma'],
    ['tarjeta de feliz cumpleaños para Diego', 'Feliz cumpleaños, Diego'],
    ['cartão de parabéns para a Beatriz', 'Parabéns, Beatriz'],
    ['biglietto di buon compleanno per Giulia', 'Buon compleanno, Giulia'],
  ])('a name belongs to the greeting: %s', (prompt, title) => {
    expect(parsePrompt(prompt).copy).toEqual({ title });
  });

  test('a picture asked for beside it is a picture as ever', () => {
    const request = parsePrompt('happy birthday poster with a fox holding balloons');
    expect(request.copy.title).toBe('Happy birthday');
    expect(request.scene).toBeDefined();
  });

  test('every message of every language is the title of a card for somebody', () => {
    const english = GREETING_MESSAGES.flatMap(({ value, terms }) => (terms.en ? [value.says] : []));
    fc.assert(
      fc.property(fc.constantFrom(...english), fc.constantFrom('Ada', 'our team'), (says, whom) => {
        const { copy } = parsePrompt(`${says.toLowerCase()} card for ${whom}`);
        const addressed = whom === 'Ada' && !SIGNING.test(says);
        expect(copy).toEqual(
          addressed ? { title: `${says}, Ada` } : { title: says, subtitle: `For ${whom}` },
        );
      }),
    );
  });
});

test.each([
  'Welcome to the garden of small things',
  'card with the title “Hello”, thank you card',
  'poster for a birthday party, Saturday 3 pm',
  'Christmas market flyer, 5 December',
  'Why a thank you matters more than a card',
])('%s stays as it is written', (text) => {
  expect(quoteGreeting(text, 'en')).toBe(text);
});

test.each([
  ['"10,000 stars!" thank you card for the community, blue', 'Thank you', 'For the community'],
  ['thank you card for our volunteers: "You made this year"', 'Thank you', 'For our volunteers'],
  ['thank you card "You rock" for our volunteers', 'Thank you', 'For our volunteers'],
  ['"100 Jahre Apotheke" Dankeskarte für unsere Kunden', 'Danke', 'Für unsere Kunden'],
  ['tackkort "Ni är bäst" till alla volontärer', 'Tack', 'Till alla volontärer'],
  ['tarjeta de agradecimiento "Lo logramos" para los voluntarios', undefined, 'Para los voluntarios'],
  ['بطاقة شكر "أنتم الأفضل" لجميع المتطوعين', undefined, 'لجميع المتطوعين'],
])('%s: beside other words the message and for whom it is are said', (prompt, eyebrow, subtitle) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.eyebrow).toBe(eyebrow);
  expect(copy.subtitle).toBe(subtitle);
});

test.each([
  ['بطاقة تهنئة "عيد مبارك" من عائلة الخطيب، خلفية خضراء', 'من عائلة الخطيب'],
  ['tarjeta de navidad "Feliz Navidad" de la familia Ortega, fondo rojo', 'De la familia Ortega'],
  ['cartolina "Buon Natale" dalla famiglia Rossi', 'Dalla famiglia Rossi'],
  ['cartão "Feliz Natal" da família Souza, fundo verde', 'Da família Souza'],
  ['julkort "God Jul" från familjen Berg', 'Från familjen Berg'],
  ['kartka świąteczna "Wesołych Świąt" od rodziny Kowalskich', 'Od rodziny Kowalskich'],
  ['Neujahrskarte "Frohes neues Jahr" vom ganzen Team Atelier Weiss', 'Vom ganzen Team Atelier Weiss'],
])('%s: who sends it is said', (prompt, sender) => {
  expect(parsePrompt(prompt).copy.subtitle).toBe(sender);
});
