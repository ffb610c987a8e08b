import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteVersion } from './versioned-name.ts';

test.each([
  ['launch post "Kite" 2.0, faster', 'launch post "Kite 2.0", faster'],
  ['アプリ「つむぎ」2.1 リリース', 'アプリ「つむぎ 2.1」 リリース'],
  ['poster "Kite", 2.50 per person', 'poster "Kite", 2.50 per person'],
  ['card "Kite" 20 June', 'card "Kite" 20 June'],
])('%s', (text, expected) => {
  expect(quoteVersion(text)).toBe(expected);
});

describe('scripts without capitals', () => {
  test.each([
    ['新版本发布:轻舟 2.0,副标题“更快”', { title: '轻舟 2.0', subtitle: '更快' }],
    [
      'دعوة إلى حفل تخرج سارة يوم السبت 14 يونيو الساعة 8 مساءً في فندق النخيل',
      { title: 'حفل تخرج سارة', place: 'فندق النخيل' },
    ],
    [
      'सामुदायिक योग शिविर रविवार 9 मार्च सुबह 9 बजे गांधी मैदान में',
      { title: 'सामुदायिक योग शिविर', place: 'गांधी मैदान' },
    ],
    ['คอนเสิร์ต วันเสาร์ที่ 14 มิถุนายน 19.00 น. เข้าฟรี', { title: 'คอนเสิร์ต', subtitle: 'เข้าฟรี' }],
    ['동네 벼룩시장 5월 3일 오전 10시 한강공원 입장 무료', { title: '동네 벼룩시장', place: '한강공원' }],
    ['新店开业 5月1日 上午10点 人民路88号', { title: '新店开业', place: '人民路88号' }],
    ['הזמנה ליום הולדת, שבת 14 ביוני בשעה 17:00', { date: 'שבת 14 ביוני בשעה 17:00' }],
    ['Концерт хора 12 мая в 19:00 в Доме культуры', { title: 'Концерт хора', place: 'В Доме культуры' }],
  ])('%s: name, day and place stand apart', (prompt, expected) => {
    expect(parsePrompt(prompt).copy).toMatchObject(expected);
  });
});
