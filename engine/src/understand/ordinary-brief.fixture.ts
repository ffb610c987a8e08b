import fc from 'fast-check';
import { BRIEF_KINDS, BRIEF_ROLES, type Brief, type BriefBlock, type BriefRole } from '../brief/brief.ts';
import { EMPTY_BRIEF } from './empty-brief.fixture.ts';

// What people write for each role, from a word to two lines.
const TEXTS: Readonly<Record<BriefRole, string>> = {
  eyebrow: 'New|Issue #112|Podcast · Episode 42',
  title:
    'Hello|Spring plant swap|Why I stopped mocking the database|Fünf Jahre Selbstständigkeit: Was ich über Rechnungen gelernt habe|図書館まつり|مهرجان الكتاب العربي',
  subtitle: 'A course for adults|Every £30 feeds a family of four for a week',
  body: 'Sheep on the path until the end of May|Card payments may take up to ten minutes. No payment is lost.',
  item: 'Bouncy castle|Risotto with mushrooms|Überraschungsgäste',
  date: 'Saturday 20 June|May 12–14|11月20日(土)|Six Saturdays from 11 April|الجمعة 14 نوفمبر',
  time: '7pm|from 7 until late|9:00–10:30',
  place: 'Alder Close|Mill Street Methodist Church, followed by tea in the hall|中央図書館 3階ホール',
  person: 'Tess Halloran|Thaís Guimarães Leão|つぐみ',
  brand: 'Fadehouse|Thistledown Primary School',
  price: '$32|R$ 120|Entry £1, under 5s free|€72–88k',
  discount: '40% off|50% off lifetime licence|خصم 30%',
  figure: '87%|$25M|1,000,000|3,240 g',
  action: 'Register at|Call|Book now',
  contact: '07700 900412|loopmere.example/churn|sommerfest@lindenpark.example',
  quote: 'Best bread in town|Nobody reads your changelog. Write it anyway.',
  author: 'Odile Harcastle|Tomás Ferreira',
  source: 'State of Remote Work 2026',
  code: 'FRIDGE50|npx quill upgrade',
  rating: '★★★★★|4.8 / 5',
  option: 'Tabs|Whatever the formatter says',
  goal: '£15,000',
  note: 'No flowers please, donations to the lifeboats',
};

const block: fc.Arbitrary<BriefBlock> = fc.constantFrom(...BRIEF_ROLES).chain((role) =>
  fc.record({
    role: fc.constant(role),
    text: fc.constantFrom(...TEXTS[role].split('|')),
    ...(role === 'item' ? { value: fc.constantFrom('€14.50', '$8', '7:00–18:00') } : {}),
    ...(role === 'goal' ? { value: fc.constant('£9,400') } : {}),
    ...(role === 'person' || role === 'figure'
      ? { detail: fc.constantFrom('Head of Retention', 'visits a month') }
      : {}),
  }),
) as fc.Arbitrary<BriefBlock>;

/** A brief such as people send: up to nine texts besides those that `roles` name, in any order. */
export const ordinaryBrief = (roles: readonly BriefRole[] = ['title']): fc.Arbitrary<Brief> =>
  fc
    .tuple(
      fc.constantFrom(...BRIEF_KINDS.filter((kind) => kind !== 'picture')),
      fc.tuple(
        ...roles.map((role) => fc.constantFrom(...TEXTS[role].split('|')).map((text) => ({ role, text }))),
      ),
      fc.array(block, { maxLength: 9 }),
    )
    .map(([kind, asked, more]) => ({ ...EMPTY_BRIEF, kind, blocks: [...asked, ...more] }));
