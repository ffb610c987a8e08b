import { readList, writeList } from '@cardwright/contract/list-text';
import { USUAL_ITEMS } from '@cardwright/contract/template-limits';

/** What texts are tried with: those that a template gives as examples, and what people will send. */
export const SAMPLES = {
  example: 'Examples',
  short: 'Short',
  long: 'Long',
  german: 'German',
  japanese: 'Japanese',
  arabic: 'Arabic',
  none: 'None',
} as const;

export type SampleName = keyof typeof SAMPLES;

type Texts = Readonly<Record<'figure' | 'label' | 'sentence', readonly string[]>>;

const TEXTS: Readonly<Record<Exclude<SampleName, 'example' | 'none'>, Texts>> = {
  short: {
    figure: ['7', '$5'],
    label: ['New', 'Ada', 'a.io', 'May'],
    sentence: ['Hi', 'Go', 'Ship it'],
  },
  long: {
    figure: ['$12,499.00', '1,204,000'],
    label: [
      'Announcements and engineering',
      'Alexandrina Featherstonehaugh',
      'documentation.example.com',
      'Wednesday, 23 September 2026',
    ],
    sentence: [
      'How we moved four hundred services to another data center over one weekend without anybody noticing, and what we would do differently today',
      'It took eleven months of preparation, three rehearsals and one very long checklist that nobody had read to its end before the evening on which it began to matter.',
      'Everything that we learned about databases, queues, certificates and people, in the order in which it went wrong',
    ],
  },
  german: {
    figure: ['1.299,00 €', '18:30'],
    label: ['Veröffentlichung', 'Jürgen Großmann', 'beispiel.de', '23. September'],
    sentence: [
      'Geschwindigkeitsbegrenzungen für Softwareveröffentlichungen',
      'Warum wir die Qualitätssicherung neu aufgestellt haben und was Übersetzungen damit zu tun haben.',
      'Datenschutzgrundverordnung verständlich erklärt',
    ],
  },
  japanese: {
    figure: ['¥128,000', '18:30'],
    label: ['お知らせ', '山田 太郎', 'example.jp', '9月23日'],
    sentence: [
      '新しいデータセンターへ一週末で移行した方法',
      '準備に十一か月、リハーサルを三回。誰にも気づかれずに終わらせるための長いチェックリスト。',
      '設計から運用まで、学んだことのすべて',
    ],
  },
  arabic: {
    figure: ['١٬٢٩٩', '١٨:٣٠'],
    label: ['إعلان', 'ليلى حداد', 'example.com', '٢٣ سبتمبر'],
    sentence: [
      'كيف نقلنا خدماتنا إلى مركز بيانات جديد في عطلة نهاية أسبوع واحدة',
      'أحد عشر شهرًا من التحضير وثلاث تجارب وقائمة طويلة لم يقرأها أحد حتى نهايتها.',
      'كل ما تعلمناه بالترتيب الذي حدث به',
    ],
  },
};

// What is shorter is a label or a name.
const LABEL_LETTERS = 28;
// Beside digits: as many letters as a unit or a currency has.
const UNIT_LETTERS = 3;

/** What a text is like: a price or a time never becomes words. */
function kindOfText(like: string): keyof Texts {
  const letters = like.match(/\p{L}/gu)?.length ?? 0;
  if (/\p{Nd}/u.test(like) && letters <= UNIT_LETTERS) return 'figure';
  return like.length <= LABEL_LETTERS ? 'label' : 'sentence';
}

type Parameter = {
  type: string;
  name: string;
  fields?: readonly string[] | undefined;
  most?: number | undefined;
  example?: string | undefined;
  default?: string | undefined;
};

/** Values of the texts and lists for a sample; those that are not given have their examples. */
export function toParams(parameters: readonly Parameter[], sample: SampleName): Record<string, string> {
  const texts = parameters.filter(({ type }) => type === 'text' || type === 'list');
  if (sample === 'example') return {};
  if (sample === 'none') return Object.fromEntries(texts.map(({ name }) => [name, '']));
  const count = { figure: 0, label: 0, sentence: 0 };
  return Object.fromEntries(
    texts.map(({ type, name, fields = [], most = USUAL_ITEMS, example, default: usual = '' }, index) => {
      const next = (like: string, isMessage: boolean): string => {
        const kind = isMessage ? 'sentence' : kindOfText(like);
        const all = TEXTS[sample][kind];
        count[kind] += 1;
        return all[(count[kind] - 1) % all.length] ?? '';
      };
      // The first is the message.
      if (type === 'text') return [name, next(example ?? usual, index === 0)];
      const [item = ['']] = readList(example ?? usual, fields);
      return [name, writeList(Array.from({ length: most }, () => item.map((like) => next(like, false))))];
    }),
  );
}
