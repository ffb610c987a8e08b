import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const copyOf = (prompt: string) => parsePrompt(prompt).copy;

describe('what a discount is tied to stands on the card with it', () => {
  test.each([
    ['cartão: "Obrigado pela sua compra!" com 10% de desconto na próxima, código VOLTE10', 'Na próxima'],
    ['card: "Thanks for your order!" with 15% off your next purchase, code AGAIN15', 'Your next purchase'],
    ['carte : "Merci !" avec 20 % de réduction dès 2 articles, code MERCI20', 'Dès 2 articles'],
    ['Karte: "Danke für Ihren Einkauf!" mit 10% Rabatt ab 50 €, Code DANKE10', 'Ab 50 €'],
    ['biglietto: "Grazie!" con il 10% di sconto sul prossimo ordine, codice TORNA10', 'Sul prossimo ordine'],
  ])('%s', (prompt, tied) => {
    const copy = copyOf(prompt);
    expect(copy.metric).toBeDefined();
    expect(copy.subtitle).toMatch(new RegExp(`^${tied} · `, 'u'));
  });

  test('how the figure shall look is not said', () => {
    expect(JSON.stringify(copyOf('banner: "Big sale" with 20% off in red letters'))).not.toMatch(/letters/i);
  });
});

describe('the label above a quoted title', () => {
  test.each([
    'Poster for a school science fair with a rocket. "Science Fair 2025" "Gym Hall, 3 June"',
    'poster for a spring book market. "Book Market" "Town Hall, 5 May"',
    '夏祭りのポスター、花火、「夏まつり 8月10日 18時から」',
  ])('is left out where the title says its words: %s', (prompt) => {
    expect(copyOf(prompt).eyebrow).toBeUndefined();
  });

  test('stays where the title says something else', () => {
    expect(copyOf('poster for a book launch. "The Book of Salt" "Town Hall, 5 May"').eyebrow).toMatch(
      /launch/i,
    );
  });
});

test.each([
  ['博客卡片,标题“设计系统入门”,作者 陈晓东,深色背景', '陈晓东'],
  ['博客卡片,标题“微服务实践”,作者:王芳', '王芳'],
  ['블로그 카드, 제목 "디자인 시스템", 저자 김민수', '김민수'],
])('who wrote it stands without the word that says so: %s', (prompt, author) => {
  const copy = copyOf(prompt);
  expect(copy.people).toEqual([author]);
  expect(copy.lines).toBeUndefined();
});

test.each([
  ['カフェの新メニュー告知カード「桜ラテ」税込580円', '税込580円'],
  ['お知らせカード「新作パフェ登場」980円(税込)', '980円(税込)'],
])('whether the tax is in it stays with a price: %s', (prompt, value) => {
  expect(copyOf(prompt).metric?.value).toBe(value);
});
