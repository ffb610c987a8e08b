import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

test.each([
  ['inbjudan till vernissage: "Ljus", Galleri Björk, 7 mars kl 18', 'Inbjudan till vernissage'],
  ['inbjudan till dop: "Alma", 3 maj, Uppsala', 'Inbjudan till dop'],
  ['invitasjon til bryllup: "Kari & Ola", 6. juni, Bergen', 'Invitasjon til bryllup'],
  ['zaproszenie na wernisaż: "Światło", Galeria Centrum, 7 marca', 'Zaproszenie na wernisaż'],
  ['invitation to the housewarming: "Come On In", Friday 7pm', 'Invitation to the housewarming'],
])('%s: a label that leads on has what it leads to', (prompt, eyebrow) => {
  expect(parsePrompt(prompt).copy.eyebrow).toBe(eyebrow);
});

test.each([
  'carte de vœux "Bonne année 2025" de la part de toute l\'équipe Atelier Moreau, bleu nuit',
  'poster "Late Shift" for the Night School, Friday 8pm',
])('%s: no label is torn from how somebody is called', (prompt) => {
  expect(parsePrompt(prompt).copy.eyebrow).toBeUndefined();
});

test.each([
  ['podcast episode card, The Slow Kitchen, episode 42, "Fermenting at home"', 'The Slow Kitchen'],
  ['podcast, La Table Ronde, épisode 8, « Le pain »', 'La Table Ronde'],
  ['Podcast-Folge, Die Küche, Folge 12, "Sauerteig"', 'Die Küche'],
  ['podcast episode: A Quiet Life, ep 3, "Walking"', 'A Quiet Life'],
])('%s: a show keeps the article of its name', (prompt, name) => {
  expect(parsePrompt(prompt).copy.subtitle).toBe(name);
});

test.each([
  'सोशल मीडिया पोस्ट: "खुला दिवस"',
  'व्हाट्सएप स्टेटस: "खुला दिवस"',
  'sosyal medya gönderisi: "Açık Gün"',
  '소셜 미디어 게시물: "오픈 데이"',
  'SNS投稿:「オープンデー」',
  'インスタストーリー:「オープンデー」',
  'social media bericht: "Open dag"',
  'social media story: "Open day"',
  'сторіс для інстаграму: «День відкритих дверей»',
  'baner na Facebooka: "Mój ogród"',
])('%s: where it shall stand is no copy', (prompt) => {
  const { copy } = parsePrompt(prompt);
  expect(Object.keys(copy)).toEqual(['title']);
});

test('an Arabic label stands without the preposition that is written onto it', () => {
  expect(parsePrompt('صورة لمقال بعنوان "كيف تبدأ مشروعك"').copy.eyebrow).toBe('مقال');
  expect(parsePrompt('بطاقة لقاء مفتوح "نحن هنا" الجمعة').copy.eyebrow).toBe('لقاء');
});
