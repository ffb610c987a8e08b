import type { Template, TemplateValues } from '../../src/templates/template.ts';

/** A text that cards meet in the wild, as values for a given template. */
export type TextCase = { name: string; values(template: Template): TemplateValues };

const sentence =
  'How a team of nine rewrote the billing system of a public company in place, without a day of downtime, without a ' +
  'feature freeze, and without telling anybody that it was happening until the last line of the old one was gone. ';

/** Titles and descriptions in one language, with a short line for every lesser text. */
const LANGUAGES: Readonly<Record<string, readonly [title: string, description: string, short: string]>> = {
  japanese: [
    'TypeScriptで始める関数型プログラミング',
    '型とともに考える、安全で読みやすいコードの書き方を一から学びます。',
    '連載第三回',
  ],
  'chinese-simplified': [
    '我们如何将数据库迁移到云端而不停机',
    '两年时间，四十个服务，以及一个漫长的周末：我们学到了什么。',
    '工程博客',
  ],
  'chinese-traditional': [
    '為什麼我們決定重新設計整個搜尋體驗',
    '從使用者訪談到上線，八個月的設計與開發過程全紀錄。',
    '設計筆記',
  ],
  korean: [
    '서버리스 데이터베이스를 다시 생각하다',
    '밀리초 단위로 시작하고 연결 풀이 필요 없는 새로운 방식을 소개합니다.',
    '기술 블로그',
  ],
  arabic: [
    'كيف أعدنا بناء قاعدة البيانات من الصفر',
    'عامان وأربعون خدمة وعطلة نهاية أسبوع طويلة جدًا: ما الذي تعلمناه؟',
    'مدونة الهندسة',
  ],
  hebrew: [
    'איך בנינו מחדש את מסד הנתונים שלנו',
    'שנתיים, ארבעים שירותים וסוף שבוע אחד ארוך מאוד: מה למדנו בדרך.',
    'בלוג הנדסה',
  ],
  hindi: [
    'हमने अपना डेटाबेस फिर से कैसे बनाया',
    'दो साल, चालीस सेवाएँ और एक बहुत लंबा सप्ताहांत: हमने क्या सीखा।',
    'इंजीनियरिंग ब्लॉग',
  ],
  bengali: [
    'আমরা কীভাবে ডাটাবেস নতুন করে তৈরি করেছি',
    'দুই বছর, চল্লিশটি সেবা এবং একটি দীর্ঘ সপ্তাহান্ত: যা আমরা শিখেছি।',
    'প্রকৌশল ব্লগ',
  ],
  tamil: [
    'எங்கள் தரவுத்தளத்தை மீண்டும் கட்டியது எப்படி',
    'இரண்டு ஆண்டுகள், நாற்பது சேவைகள், ஒரு நீண்ட வார இறுதி: நாங்கள் கற்றவை.',
    'பொறியியல் வலைப்பதிவு',
  ],
  thai: [
    'เราสร้างฐานข้อมูลขึ้นใหม่ทั้งหมดได้อย่างไร',
    'สองปี สี่สิบบริการ และสุดสัปดาห์ที่ยาวนานมาก สิ่งที่เราได้เรียนรู้ระหว่างทาง',
    'บล็อกวิศวกรรม',
  ],
  russian: [
    'Почему мы вернулись от микросервисов к монолиту',
    'Два года, сорок сервисов и одни очень длинные выходные: что мы оставили и что сделали бы снова.',
    'Инженерный блог',
  ],
  greek: [
    'Γιατί επιστρέψαμε από τις μικροϋπηρεσίες σε έναν μονόλιθο',
    'Δύο χρόνια, σαράντα υπηρεσίες και ένα πολύ μεγάλο Σαββατοκύριακο.',
    'Ιστολόγιο',
  ],
  vietnamese: [
    'Vì sao chúng tôi quay lại kiến trúc nguyên khối',
    'Hai năm, bốn mươi dịch vụ và một kỳ nghỉ cuối tuần rất dài: những điều đã học được.',
    'Blog kỹ thuật',
  ],
};

/** The parameter with the card's message. */
export const leadOf = ({ parameters }: Pick<Template, 'parameters'>): string => parameters[0]?.name ?? '';

const only =
  (message: string) =>
  (template: Template): TemplateValues => ({ [leadOf(template)]: message });

// Text that is no words.
const NUMBERS = { series: '3 5 4 8', highlight: '2', rating: '4.6' };

/** Every text parameter of the template filled with `short`, then title and description. */
const filled =
  (title: string, description: string, short: string) =>
  (template: Template): TemplateValues => ({
    ...Object.fromEntries(
      template.parameters.filter(({ type }) => type === 'text').map(({ name }) => [name, short]),
    ),
    ...NUMBERS,
    description,
    [leadOf(template)]: title,
  });

/** What the gallery draws and the tests check for every template, size and theme. */
export const textCases: readonly TextCase[] = [
  { name: 'example', values: ({ example }) => withoutColors(example) },
  { name: 'nothing', values: () => ({}) },
  { name: 'one-word', values: only('Nimbus') },
  { name: 'two-letters', values: only('Go') },
  { name: 'only-title', values: only('Why we moved from microservices back to a monolith') },
  {
    name: 'only-description',
    values: () => ({ description: 'Two years, forty services and one very long weekend later.' }),
  },
  {
    name: 'title-and-description',
    values: (template) => ({
      [leadOf(template)]: 'The database that waits for you',
      description: 'It starts in a millisecond and never asks for a connection pool.',
    }),
  },
  {
    name: 'without-title',
    values: (template) => {
      const values = Object.entries(withoutColors(template.example));
      return Object.fromEntries(values.filter(([name]) => name !== leadOf(template)));
    },
  },
  { name: 'long-title', values: only(sentence.repeat(5).slice(0, 1000).trim()) },
  {
    name: 'all-long',
    values: filled(
      sentence.slice(0, 200).trim(),
      sentence.repeat(5).slice(0, 1000).trim(),
      sentence.slice(0, 120).trim(),
    ),
  },
  { name: 'unbroken', values: only('Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300)) },
  { name: 'marks', values: only(`Z${'\u0351\u0343\u034f\u0321'.repeat(12)}algo t\u0308e\u0301x\u0302t`) },
  { name: 'marks-alone', values: only('\u0301'.repeat(1000)) },
  {
    name: 'emoji',
    values: filled('Ship it 🚀 today 🎉', 'Faster builds ⚡ and happier people 😊', '🆕 New'),
  },
  { name: 'thousand-emoji', values: only('🎉'.repeat(1000)) },
  { name: 'lines', values: only('First line\nSecond line\n\nFourth') },
  ...Object.entries(LANGUAGES).map(([name, texts]): TextCase => ({ name, values: filled(...texts) })),
];

// A brand's colors are the caller's; the text cases look at the template's own.
function withoutColors(example: TemplateValues): TemplateValues {
  const { bg, bg2, accent, ...texts } = example;
  return texts;
}
