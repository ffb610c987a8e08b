import { describe, expect, test } from 'vitest';
import { findQuotes } from './quotes.ts';

const inner = (text: string): string[] => findQuotes(text).map((quote) => quote.text);

describe('findQuotes', () => {
  test('reads the marks of many languages', () => {
    expect(inner('"a" “b” „c“ „d” «e» « f » »g« ‹h› 「i」 『j』 《k》 `l` ‚m‘ ‘n’ \'o\'')).toEqual([
      ...'abcdefghijklmno',
    ]);
  });

  test('keeps everything between the marks', () => {
    expect(inner('say "50 % off, *now* — (really)"')).toEqual(['50 % off, *now* — (really)']);
  });

  test('tells apostrophes from quotation marks', () => {
    expect(inner("It's the dogs' bowl, rock 'n' roll, back to the '90s")).toEqual([]);
    expect(inner("'Don't stop' and 'Rock 'n' Roll'")).toEqual(["Don't stop", "Rock 'n' Roll"]);
    expect(inner("'The dogs' bowl'")).toEqual(["The dogs' bowl"]);
    expect(inner('‘Don’t panic’')).toEqual(['Don’t panic']);
  });

  test('inches, empty pairs and fences are no quotations', () => {
    expect(inner('12" vinyl, 5\'10" tall, "" and ``')).toEqual([]);
  });

  test('straight marks may be joined to words of scripts without spaces', () => {
    expect(inner('文字"春日音乐会"')).toEqual(['春日音乐会']);
    expect(inner('標題"夏夜"和副標題"海邊"')).toEqual(['夏夜', '海邊']);
    expect(inner('コピー"走れ"')).toEqual(['走れ']);
    expect(inner('문구"봄 음악회"')).toEqual(['봄 음악회']);
    expect(inner("이름은 '느린 거품'입니다. 띠에는 '손비누'라고")).toEqual(['느린 거품', '손비누']);
    expect(inner("写着‘开卷有益’和'且坐吃茶'四字")).toEqual(['开卷有益', '且坐吃茶']);
  });

  test('an outer quotation swallows the inner one', () => {
    expect(inner('「彼は『はい』と言った」')).toEqual(['彼は『はい』と言った']);
  });

  test('a quotation that nobody closed ends with its line', () => {
    expect(inner('Poster “Hold fast\ndark')).toEqual(['Hold fast']);
  });

  test('offsets are those of the quotation with its marks', () => {
    const text = 'a "b" «c» d';
    expect(findQuotes(text).map(({ start, end }) => text.slice(start, end))).toEqual(['"b"', '«c»']);
  });
});
