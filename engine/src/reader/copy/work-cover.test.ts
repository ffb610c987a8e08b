import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteWork } from './work-cover.ts';

describe('covers of works', () => {
  test.each([
    ['novel cover The Salt Road by Ingrid Vale', 'The Salt Road', ['Ingrid Vale']],
    ['Buchcover Die stille Stunde von Karl Brenner', 'Die stille Stunde', ['Karl Brenner']],
    ["couverture de livre L'Île aux vents par Maud Kerven", "L'Île aux vents", ['Maud Kerven']],
    ['capa de livro O Mar de Dentro de Rui Tavares', 'O Mar de Dentro', ['Rui Tavares']],
    ['обложка книги Тихий берег, автор Анна Лескова', 'Тихий берег', ['Анна Лескова']],
    ['memoir cover The Long Way Home, Sam Oduya', 'The Long Way Home', ['Sam Oduya']],
    ['album cover Low Tide by The Grey Gulls', 'Low Tide', ['The Grey Gulls']],
    ['图书封面《雾中灯塔》著:林晓', '雾中灯塔', ['林晓']],
    ['本の表紙「海の声」文・佐々木海 絵・山本空', '海の声', ['佐々木海', '絵・山本空']],
    ['책 표지 "바다의 노래" 지은이 김하늘', '바다의 노래', ['김하늘']],
    ['غلاف كتاب "رحلة إلى البحر" تأليف سامي نور', 'رحلة إلى البحر', ['سامي نور']],
    ['book cover "Northern Line" author: Ada Park', 'Northern Line', ['Ada Park']],
  ])('%s', (prompt, title, people) => {
    expect(parsePrompt(prompt).copy).toEqual({ title, people });
  });

  test('who made a work is never quoted', () => {
    const covers = fc.constantFrom('book cover', 'album cover', 'film poster', 'zine cover', 'Buchcover');
    const leads = fc.constantFrom('by', 'words by', 'author', 'written by', 'author:');
    fc.assert(
      fc.property(covers, leads, fc.constantFrom('Ada Park', 'E. R. Halloway'), (cover, lead, name) => {
        const { copy, kind } = parsePrompt(`${cover} "The Last Light", ${lead} ${name}`);
        expect(kind).not.toBe('quote');
        expect(copy.attribution).toBeUndefined();
        expect(copy.title).toBe('The Last Light');
        expect([...(copy.people ?? []), copy.subtitle].join()).toContain(name);
      }),
    );
  });

  test('an author beside a saying is who said it', () => {
    expect(parsePrompt('quote card: "Ship small." author: Ada Park').copy.attribution).toBe('Ada Park');
  });
});

test.each(['The Salt Road by Ingrid Vale', 'book cover with a fox in the snow', 'book cover "Dune", sand'])(
  '%s stays as it is written',
  (text) => {
    expect(quoteWork(text, 'en')).toBe(text);
  },
);
