import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const UNREAD = /^If this describes a picture: descriptions in (.+?) are not understood/;
const unreadIn = (prompt: string): string[] =>
  parsePrompt(prompt).warnings.flatMap(({ message }) => UNREAD.exec(message)?.[1] ?? []);

describe('a description in a language without vocabulary', () => {
  test.each([
    ['kissa nukkuu ikkunalaudalla sateisena iltana', 'Finnish'],
    ['μια γάτα κοιμάται δίπλα στο τζάκι τον χειμώνα', 'Greek'],
    ['một con mèo ngồi trên mái nhà dưới ánh trăng', 'Vietnamese'],
    ['แมวสองตัวนั่งอยู่ริมหน้าต่าง ฝนตก', 'Thai'],
    ['kočka spí na okně pod hvězdami', 'Czech'],
    ['egy macska alszik az ablakban este', 'Hungarian'],
    ['חתול ישן על החלון ביום גשום', 'Hebrew'],
    ['paka amelala juu ya dirisha', 'this language'],
  ])('%s: is set as text and says so', (prompt, language) => {
    expect(parsePrompt(prompt).scene).toBeUndefined();
    expect(unreadIn(prompt)).toEqual([language]);
  });

  test.each([
    'a cat sleeping on a windowsill',
    'kot śpi na parapecie w deszczu',
    'Kesäale jatkuu koko viikon',
    'ลดราคา 50% ทุกชิ้น',
    'Giảm giá mùa hè',
    'Zentrik Labs Kovo Brand',
    'Alennus 30 % kaikesta, 12.6.',
  ])('%s: is no such thing', (prompt) => {
    expect(unreadIn(prompt)).toEqual([]);
  });
});
