import type { Brief, BriefBlock, BriefKind } from '../../src/brief/brief.ts';
import type { SheetPicture } from './pictures.ts';

const SHAPES = {
  wide: [1200, 630],
  square: [1080, 1080],
  portrait: [1080, 1350],
  story: [1080, 1920],
  banner: [1500, 500],
} as const;
type Shape = keyof typeof SHAPES;

export type SheetCard = {
  name: string;
  picture: SheetPicture;
  brief: Brief;
  width: number;
  height: number;
  seed: number;
};

const BLANK: Omit<Brief, 'kind' | 'blocks' | 'language'> = {
  version: 1,
  picture: { text: 'as painted' },
  illustration: null,
  image: null,
  look: null,
  style: [],
  scheme: null,
  colors: [],
  layout: [],
  format: null,
};

/** `role: text | detail | value`, one a line: blocks as they are quickest to read. */
function toBlocks(lines: string): BriefBlock[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, role = '', rest = ''] = /^\s*(\w+): (.*)$/u.exec(line) ?? [];
      const [text = '', detail = '', value = ''] = rest.split(' | ');
      return { role, text, ...(detail ? { detail } : {}), ...(value ? { value } : {}) } as BriefBlock;
    });
}

type Row = readonly [
  kind: BriefKind,
  picture: SheetPicture,
  shape: Shape,
  lines: string,
  more?: Partial<Brief>,
];

const WORDED: readonly Row[] = [
  [
    'article',
    'landscape',
    'wide',
    'eyebrow: Travel notes\ntitle: Five quiet lakes for a slow weekend\nauthor: Mira Holm',
  ],
  ['article', 'market', 'wide', 'title: What a street market knows about pricing'],
  [
    'article',
    'waves',
    'wide',
    'eyebrow: Long read\ntitle: The ocean is louder than it was\nsubtitle: Forty years of hydrophones, and what they heard',
  ],
  ['article', 'macro', 'square', 'title: The flower that tells the time'],
  ['article', 'lights', 'banner', 'title: Why our cities stopped sleeping\nauthor: Jonas Feld'],
  [
    'report',
    'city',
    'wide',
    'eyebrow: Annual report 2026\ntitle: Ten years of light over one city\nbrand: Institute for Urban Light',
  ],
  [
    'event',
    'baker',
    'wide',
    'title: Bread after dark\nperson: Samira Diallo | Baker, Maison Nord\ndate: Thursday 14 May\ntime: 19:00\nplace: The Old Mill, Lyon\nprice: €35',
  ],
  [
    'event',
    'lights',
    'portrait',
    'eyebrow: City nights\ntitle: Lantern Walk\ndate: Saturday 12 December\ntime: from 6pm\nplace: Harbour Square\nprice: free',
  ],
  [
    'gig',
    'stage',
    'portrait',
    'title: Velvet Static\ndate: Fri 21 Nov\ntime: 21:00\nplace: The Foundry\nprice: €15',
  ],
  [
    'gig',
    'waves',
    'square',
    'title: Undertow\nsubtitle: with Low Pines and Marram\ndate: 3 October\nplace: Salt Cellar, Hastings',
  ],
  [
    'exhibition',
    'painting',
    'portrait',
    'title: Hills at noon\nsubtitle: Paintings by Ines Vaz\ndate: 6 June to 30 August\nplace: Kunsthalle West',
  ],
  [
    'exhibition',
    'fruit',
    'wide',
    'title: Still\nsubtitle: Dutch tables, 1620–1680\ndate: until 11 January\nplace: Museum Hof, Delft',
  ],
  [
    'exhibition',
    'woman',
    'story',
    'title: Faces of the North\ndate: 2–28 March\nplace: Gallery 9, Tromsø\nprice: €12',
  ],
  ['sale', 'scent', 'wide', 'title: Summer scents\ndiscount: 30% off\ndate: until 31 July'],
  [
    'sale',
    'market',
    'square',
    'title: Market Sunday\ndiscount: 2 for 1\nsubtitle: on all fruit and flowers\ndate: Sunday 9 June',
  ],
  [
    'product',
    'scent',
    'portrait',
    'brand: Maison Ondine\ntitle: Peau de pêche\nsubtitle: A scent of skin, stone and late summer\nprice: €84\naction: Order now',
  ],
  [
    'product',
    'product',
    'square',
    'brand: Olivio\ntitle: First press, from one grove\nprice: €18.50\naction: Order now',
  ],
  [
    'quote',
    'candle',
    'wide',
    'quote: It is better to light one candle than to curse the dark.\nauthor: W. L. Watkinson',
  ],
  ['quote', 'snow', 'square', 'quote: Silence is also a landscape.\nauthor: Inga Sólveig'],
  [
    'quote',
    'woman',
    'wide',
    'quote: I stopped asking for a seat and built a longer table.\nauthor: Amara Osei',
  ],
  [
    'menu',
    'dish',
    'wide',
    'brand: Saffron Table\ntitle: Lunch\nitem: Pumpkin curry |  | €11\nitem: Lentil soup |  | €7\nitem: Flatbread |  | €4\nitem: Mint tea |  | €3',
  ],
  [
    'menu',
    'fruit',
    'portrait',
    'title: Autumn menu\nitem: Roast pear, blue cheese |  | 9\nitem: Quail with grapes |  | 18\nitem: Apple tart |  | 8\nitem: Cider, half a litre |  | 6\nplace: The Orchard Room',
  ],
  [
    'hiring',
    'desk',
    'wide',
    'brand: Paperlane\ntitle: Senior product designer\nplace: Remote, Europe\nprice: €75,000\naction: Apply by 30 June',
  ],
  [
    'hiring',
    'baker',
    'square',
    'title: We are looking for a baker\nplace: Lyon\nprice: from €2,600 a month\ncontact: jobs@maisonnord.example',
  ],
  [
    'release',
    'stairs',
    'wide',
    'title: Ladder 4.0\nsubtitle: Faster builds, smaller bundles\ncode: npm i ladder@4',
  ],
  [
    'podcast',
    'portrait',
    'square',
    'eyebrow: Podcast · Episode 42\ntitle: Designing for trust\nperson: Ana Ruiz | Head of design, Northline',
  ],
  ['music', 'macro', 'square', 'title: Slow Bloom\nsubtitle: Aster & the Hours'],
  ['book', 'lighthouse', 'portrait', 'title: The Keeper of Gull Rock\nauthor: Elin Marsh\neyebrow: A novel'],
  [
    'property',
    'house',
    'wide',
    'title: White house above the bay\nprice: €420,000\nfigure: 4 | rooms\nfigure: 128 m² | living space\ncontact: bay-homes.example',
  ],
  [
    'invitation',
    'harbour',
    'portrait',
    'title: Lena & Marc\nsubtitle: are getting married\ndate: Saturday 5 September\ntime: 3pm\nplace: Harbour Chapel, Rye',
  ],
  ['memorial', 'candle', 'square', 'title: Margarethe Lindqvist\ndate: 1931–2026\nnote: In loving memory'],
  [
    'statistic',
    'snow',
    'wide',
    'figure: 38% | less snow below 1,500 m than in 1980\nsource: Alpine Climate Survey 2026',
  ],
  [
    'list',
    'leaves',
    'square',
    'title: Four plants that forgive you\nitem: Snake plant\nitem: Pothos\nitem: Spider plant\nitem: Cast iron plant',
  ],
  [
    'testimonial',
    'baker',
    'wide',
    'quote: They redid our shop in nine days, and the queue now reaches the bridge.\nauthor: Samira Diallo\nsource: Maison Nord\nrating: ★★★★★',
  ],
  [
    'travel',
    'elephant',
    'wide',
    'title: Walk with elephants\nsubtitle: Nine days in the Luangwa valley\nprice: from €2,900\ncontact: slowsafari.example',
  ],
  [
    'course',
    'fruit',
    'square',
    'title: Paint like it is 1650\nsubtitle: Oil painting for beginners\ndate: Six Tuesdays from 3 March\nprice: €180',
  ],
  [
    'announcement',
    'harbour',
    'wide',
    'title: 港町の朝市\nsubtitle: 獲れたての魚と焼きたてのパン\ndate: 毎週日曜日\ntime: 6時から',
    { language: 'ja' },
  ],
  [
    'event',
    'city',
    'square',
    'title: ليلة المدينة\nsubtitle: جولة مسائية بين الأضواء\ndate: الجمعة 14 نوفمبر\nplace: ساحة الميناء',
    { language: 'ar' },
  ],
  ['thumbnail', 'fox', 'wide', 'title: I followed a fox for 30 days'],
  ['greeting', 'dog', 'portrait', 'title: Happy winter, from all of us'],
];

const ALONE: readonly (readonly [SheetPicture, Shape])[] = [
  ['fox', 'wide'],
  ['fox', 'story'],
  ['woman', 'wide'],
  ['woman', 'square'],
  ['baker', 'portrait'],
  ['candle', 'story'],
  ['fruit', 'banner'],
  ['lights', 'square'],
  ['macro', 'story'],
  ['market', 'banner'],
  ['scent', 'portrait'],
  ['snow', 'square'],
  ['waves', 'wide'],
  ['lighthouse', 'banner'],
  ['harbour', 'story'],
  ['elephant', 'banner'],
  ['painting', 'wide'],
  ['house', 'story'],
  ['dish', 'portrait'],
  ['dog', 'banner'],
];

const pad = (index: number): string => String(index + 1).padStart(2, '0');
const sizeOf = (shape: Shape): { width: number; height: number } => ({
  width: SHAPES[shape][0],
  height: SHAPES[shape][1],
});

export const WORDED_CARDS: readonly SheetCard[] = WORDED.map(
  ([kind, picture, shape, lines, more], index) => ({
    name: `${pad(index)}-${kind}-${picture}-${shape}`,
    picture,
    brief: { ...BLANK, language: 'en', kind, blocks: toBlocks(lines), ...more },
    ...sizeOf(shape),
    seed: index,
  }),
);

export const PICTURE_CARDS: readonly SheetCard[] = ALONE.map(([picture, shape], index) => ({
  name: `alone-${pad(index)}-${picture}-${shape}`,
  picture,
  brief: { ...BLANK, language: 'en', kind: 'picture', blocks: [] },
  ...sizeOf(shape),
  seed: index,
}));
