export type HanLanguage = 'ja' | 'ko' | 'zh-Hant' | 'zh-Hans';

// Frequent characters that are written in one of the reforms alone. Not exhaustive and need not be: one of them
// is in almost every sentence, and without any the forms agree.
const TRADITIONAL =
  '們個這來時說國對為會後發過學種開動現進長點經與業應問題員關實體電車馬門見無義氣員書間東風雲龍鳥魚機樂麗萬億歲寫讀買賣錢銀鐵' +
  '飛館飯麵麼嗎讓誰請謝認識語話詞該試課調談論證設計許護變聽聲職聯腦臉藝藥處號華蘭薦術衛裝複視覺親觀規記訊訓託訪評詩詳誠誤' +
  '貓貝負財責貨質費貴資賓賽贊贏趙跡輕載輛輪輯輸轉農運達違遠適選遺還邊郵鄉釋針鏡鑰閃閉閱隊際陽陰隨險雖雙雜離難靈靜響頁頂頭' +
  '順須預領頻願類顧顯風飲飾餐餘騎驗驚髮鬥魯鮮鳳鹽麥黃齊齡價優傳傷備億儀儲兒兩內凍幾劃剛創劇劍動務勝勞勢區協單廠廳縣參' +
  '員問啟團園圍圖圓執場塊塵壓壞壯壽夢夠奪奮婦媽學孫寧寶將專尋導屆層島嶼帳帶師幣幫幹廣廟庫張強彈彙徑從復徵德憂慶態慣懷懸' +
  '戰戲戶撥掃掛採損搶擇擊擔據擴擺攝攜數斷於昇暫曆曉權條極構槍標樓樹橋檔檢櫃歐歡歷歸殺氣決沒沖況淚淨減測溫準溝滅滿漢漸潔' +
  '濟濕濤灣災為烏煙煩熱燈燒營爐爭爺牆獎獨獲獻環產畫異當療發盡監盤眾睜矚碼確礎禮稅積穩窮競筆節範築簡籌簽糧糾紀約紅納純紙級' +
  '細終組結絕給統絲經綠維綱網緊線編緩練縮總績織繪繼續缺罰罷羅';
const SIMPLIFIED =
  '们个这来时说国对为会后发过学种开动现进长点经与业应问题员关实体电车马门见无义气书间东风云龙鸟鱼机乐丽万亿岁写读买卖钱银铁' +
  '飞馆饭面么吗让谁请谢认识语话词该试课调谈论证设计许护变听声职联脑脸艺药处号华兰荐术卫装复视觉亲观规记讯训访评诗详诚误' +
  '猫贝负财责货质费贵资宾赛赞赢赵迹轻载辆轮辑输转农运达违远适选遗还边邮乡释针镜钥闪闭阅队际阳阴随险虽双杂离难灵静响页顶头' +
  '顺须预领频愿类顾显饮饰余骑验惊鲜凤盐齐龄价优传伤备仪储儿两内冻几划刚创剧剑务胜劳势区协单厂厅县参启团园围图圆执场块尘压坏' +
  '壮寿梦够夺奋妇妈孙宁宝将专寻导届层岛屿帐带师币帮广庙库张强弹径从征忧庆态惯怀悬战戏户拨扫挂损抢择击担据扩摆摄携数断历晓' +
  '权条极构枪标楼树桥档检柜欧欢归杀决没冲况泪净减测温准沟灭满汉渐洁济湿涛湾灾乌烟烦热灯烧营炉争爷墙奖独获献环产画异当疗尽监' +
  '盘众码确础礼税积稳穷竞笔节范筑简筹签粮纠纪约红纳纯纸级细终组结绝给统丝绿维纲网紧线编缓练缩总绩织绘继续罚罢罗';
const JAPANESE =
  '円気駅売読広図対応変込働峠畑栃匂枠辻笹雫鰯桜沢浜竜亜悪圧囲壱隠栄衛駅円塩縁艶奥横殴黄温穏仮価画壊懐絵拡覚学楽渇缶' +
  '巻陥勧寛関歓観顔帰犠亀旧拠挙峡挟狭郷暁区駆恵渓経継茎蛍軽鶏芸撃県剣険圏検権献験顕厳効広鉱号国黒済砕斎剤雑桟蚕惨賛残糸歯' +
  '児辞湿実舎写釈収従渋獣縦粛処緒諸叙将称焼証乗剰壌嬢条浄状畳譲醸触嘱真寝慎尽図粋酔随髄数枢瀬斉静摂窃専浅戦践銭潜繊禅双壮捜' +
  '挿巣装総騒増蔵臓属続堕対帯滞台滝択沢単胆団弾断遅痴虫昼鋳庁徴聴勅鎮逓鉄転伝徳独読突届縄弐悩脳廃拝売麦発髪抜蛮秘浜瓶払仏併' +
  '塀餅辺変弁宝豊褒翻黙訳薬予余与誉揺様謡来頼乱覧竜両猟緑塁涙類隷霊齢暦歴恋炉労楼録';

const [traditional, simplified, japanese] = [TRADITIONAL, SIMPLIFIED, JAPANESE].map((text) => new Set(text));

/**
 * Whose forms the Han characters of a text take: kana means Japanese, hangul Korean; else the reform that more
 * of its characters belong to, and simplified Chinese when nothing tells.
 */
export function guessHanLanguage(text: string): HanLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Bopomofo}/u.test(text)) return 'zh-Hant';
  let [inTraditional, inSimplified] = [0, 0];
  // Names that Japanese texts without kana mostly have; Chinese ones have reformed characters besides.
  let inJapanese = /日本|東京|大阪|京都/u.test(text) ? 2 : 0;
  for (const character of text) {
    const [t, s, j] = [traditional, simplified, japanese].map((set) => set?.has(character) ?? false);
    if (t && !s && !j) inTraditional++;
    if (s && !t && !j) inSimplified++;
    if (j && !t && !s) inJapanese++;
  }
  if (inJapanese > inTraditional && inJapanese > inSimplified) return 'ja';
  return inTraditional > inSimplified ? 'zh-Hant' : 'zh-Hans';
}
