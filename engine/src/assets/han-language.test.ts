import { expect, test } from 'vitest';
import { guessHanLanguage } from './han-language.ts';

test.each([
  ['ソフトウェア設計', 'ja'],
  ['東京の夜', 'ja'],
  ['駅前広場', 'ja'],
  ['日本語', 'ja'],
  ['我们在日本的团队', 'zh-Hans'],
  ['소프트웨어 設計', 'ko'],
  ['為什麼軟體架構很重要', 'zh-Hant'],
  ['開放資料庫', 'zh-Hant'],
  ['为什么软件架构很重要', 'zh-Hans'],
  ['开放数据库', 'zh-Hans'],
  ['中文', 'zh-Hans'],
])('%s is set in the forms of %s', (text, language) => {
  expect(guessHanLanguage(text)).toBe(language);
});
