import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { readTerms } from '../../lexicon/read-lexicon.ts';
import { findStated } from './find-stated.ts';

const statedIn = (prompt: string, language = 'en'): string[] =>
  findStated(prompt, language).map(({ start, end, marks }) => `${marks[0]}: ${prompt.slice(start, end)}`);
const valuesIn = (prompt: string, language = 'en'): string[] =>
  statedIn(prompt, language).filter((line) => !/^(?:field|chat):/.test(line));

test.each(LANGUAGES)('a form in the words of %s is read line by line', (language) => {
  const terms = readTerms('fields', language);
  const [title, date, place, author] = ['title', 'date', 'place', 'author'].map((id) => terms.get(id)?.[0]);
  const form = `${title}: Zebra Nova\n${date}: 12.5.\n${place}: Kirin 8\n${author}: Ada Lund`;
  expect(valuesIn(form, language)).toEqual([
    'title: Zebra Nova',
    'date: 12.5.',
    'place: Kirin 8',
    'person: Ada Lund',
  ]);
});

test.each([
  ['en', 'School is called Plainledger.', 'brand: Plainledger'],
  ['en', 'Title: Hold fast\nshop = Wet Spokes', 'brand: Wet Spokes'],
  ['sv', 'Bild till inlägget. Bloggen heter Kodrasten.', 'brand: Kodrasten'],
  ['fr', 'Le blog s’appelle À Petits Pas.', 'brand: À Petits Pas'],
  ['ru', 'Блог называется «Тихий релиз».', 'brand: Тихий релиз'],
  ['en', 'The blog is called “You have been here before”.', 'brand: You have been here before'],
  ['ko', '블로그 이름은 늦은밤 커밋', 'brand: 늦은밤 커밋'],
  ['tr', 'Okulun adı Çekirdek Atölyesi.', 'brand: Çekirdek Atölyesi'],
  ['hi', 'ब्लॉग का नाम धीमी आँच है। शांत रंग।', 'brand: धीमी आँच'],
])('a sentence says whose card it is: %s “%s”', (language, prompt, brand) => {
  expect(valuesIn(prompt, language)).toContain(brand);
});

test.each([
  [
    'en',
    'card for our podcast “Loose Threads”, topic: saying no, guest: Ada Park',
    ['brand: Loose Threads', 'title: saying no'],
  ],
  ['fr', 'épisode 9 du podcast « Le Pli », sujet : dire non', ['brand: Le Pli', 'title: dire non']],
  ['en', 'webinar “Calm at Work”, topic: stress, speaker: Ada Park', ['title: stress']],
])(
  'the topic is the title beside the quoted name of a show, and may not be beside a headline: %s “%s”',
  (language, prompt, said) => {
    const titles = findStated(prompt, language).filter(
      ({ marks }) => marks[0] === 'title' || marks[0] === 'brand',
    );
    expect(titles.map(({ marks, start, end }) => `${marks[0]}: ${prompt.slice(start, end)}`)).toEqual(said);
    expect(titles.some(({ marks }) => marks.length > 1)).toBe(said.length === 1);
  },
);

test.each([
  ['en', 'The newsletter is free'],
  ['pt', 'Bar e Lanches Dona Cidinha'],
  ['ko', '블로그는 매주 업데이트'],
])('and not what else it says: %s “%s”', (language, prompt) => {
  expect(valuesIn(prompt, language)).toEqual([]);
});

test.each([
  [
    'Five dishes: " Beetroot soup - £7 "; "Trout on rye - £11" and "Plum tart – £8".',
    ['item: Beetroot soup', 'value: £7', 'item: Trout on rye', 'value: £11', 'item: Plum tart', 'value: £8'],
  ],
  [
    'Table: "Monday: closed", "Tue to Thu: 9:00-18:00", "Friday: 9:00-20:00"',
    [
      'item: Monday',
      'value: closed',
      'item: Tue to Thu',
      'value: 9:00-18:00',
      'item: Friday',
      'value: 9:00-20:00',
    ],
  ],
  [
    'Timeline: "09:14 Investigating: slow"; "09:52 Identified"; "10:37 Resolved"',
    ['item: 09:14 Investigating: slow', 'item: 09:52 Identified', 'item: 10:37 Resolved'],
  ],
  ['With the words "Big sale", "50% off", "Shop now"', []],
])('rows of a list are quoted one by one: %s', (prompt, rows) => {
  expect(valuesIn(prompt)).toEqual(rows);
});

describe('what a prompt states', () => {
  test.each<[string, string, string[]]>([
    [
      'in a row',
      'docs card, title Hold fast, subtitle Verify, retry, product Kite',
      ['title: Hold fast', 'subtitle: Verify, retry', 'brand: Kite'],
    ],
    [
      'in a row of facts without colons, known or not',
      'We hire. Place Lisbon, mode Remote 4 days, salary €82k to €98k, contract Permanent. Apply now',
      ['place: Lisbon', 'note: Remote 4 days', 'price: €82k to €98k', 'note: Permanent'],
    ],
    ['not where one such name may be of a title', 'Course Design, Day 1, Day 2, Talk Anna Ruiz', []],
    [
      'within a clause',
      'og image title Hold fast subtitle Verify and retry written by Ada Park',
      ['title: Hold fast', 'subtitle: Verify and retry', 'person: Ada Park'],
    ],
    [
      'with colons in one line',
      'quote: "Less." name: Ruth Amador company: Elm',
      ['quote: Less.', 'author: Ruth Amador', 'brand: Elm'],
    ],
    [
      'as JSON',
      '{"title": "Ship it", "slug": "a-b", "price": 49, "x": null}',
      ['title: Ship it', 'price: 49'],
    ],
    [
      'as rows of JSON',
      '[{"id": 1, "name": "Soup", "price": "$5"}, {"id": 2, "name": "Tea", "price": "$3"}]',
      ['item: Soup', 'value: $5', 'item: Tea', 'value: $3'],
    ],
    [
      'as JSON beside numbers whose key says nothing, the addresses of files and the keys of programs',
      '{"post": {"name": "Ship", "startsAt": "2026-04-16T18:30", "capacity": 70, "event_id": "e9", "readingTime": 4, "by": {"logo": "/a.png"}}}',
      ['title: Ship', 'date: 2026-04-16T18:30', 'undefined: 70', 'note: 4', 'undefined: /a.png'],
    ],
    [
      'as JSON of a post, without the hour at which it was written',
      '{"title": "Hold", "author": {"name": "Ada", "handle": "ada"}, "published_at": "2026-01-08T07:30:00Z"}',
      ['title: Hold', 'person: Ada', 'contact: ada', 'date: 2026-01-08'],
    ],
    [
      'as the parts of one value',
      '{"venue": {"name": "Mill", "address": {"city": "Kiel"}}, "price": {"amount": 45, "currency": "EUR"}, "speakers": ["Ana", "Bo"]}',
      ['place: Mill', 'place: Kiel', 'price: 45', 'price: EUR', 'person: Ana', 'person: Bo'],
    ],
    [
      'as TOML, by a day',
      '+++\ntitle = "Hold"\ndate = 2025-12-01T08:00:00Z\nweight = 10\n+++',
      ['title: Hold', 'date: 2025-12-01'],
    ],
    [
      'as fields within others',
      '{"event": {"name": "Data Night"}, "speakers": [{"name": "Ana Po"}, {"name": "Lee Wu"}]}',
      ['title: Data Night', 'person: Ana Po', 'person: Lee Wu'],
    ],
    [
      'in rows below its name',
      'Points:\n✓ Tea\n✓ Milk\nTitle: Hold',
      ['item: Tea', 'item: Milk', 'title: Hold'],
    ],
    ['as a chat', 'Dan: text for the beer\nDan: Foghorn Stout\nSal: ok', []],
    [
      'as headings',
      '# v4.1.0\n\n## Added\n- CSV export\n\n# Fixed #\n- crash',
      ['title: v4.1.0', 'label: Added', 'label: Fixed'],
    ],
    [
      'as a changelog, of which the first version is the title',
      '# Changelog\n## [5.0.0] - 2025-08-19\n### Added\n- CSV export\n- Watch\n### Fixed\n- crash\nproject name is Marl',
      ['label: Changelog', 'title: 5.0.0', 'date: 2025-08-19', 'label: Added', 'label: Fixed', 'brand: Marl'],
    ],
    [
      'as numbered rows of names and what follows a dash',
      'Talks\n1. Ada Lund – Keynote: Caches that lie\n2. TBA\n3. Lee & Jo Wu – Retry\nOslo',
      ['item: Ada Lund', 'value: Keynote: Caches that lie', 'item: TBA', 'item: Lee & Jo Wu', 'value: Retry'],
    ],
    [
      'as a schedule, by line and in a line, not as a chat',
      'Fair, 4 May\n10:00 Doors and tea\n\n- 14h30 – 16h00 - A loom\nDay: 9am Tea, 10am Talk by Bo, 2pm Out.',
      [
        'time: 10:00',
        'item: Doors and tea',
        'time: 14h30 – 16h00',
        'item: A loom',
        'time: 9am',
        'item: Tea',
        'time: 10am',
        'item: Talk by Bo',
        'time: 2pm',
        'item: Out',
      ],
    ],
    [
      'as things beside each other, whose names head what is said of them',
      'Card. Left column "Sheet": slow, 1,000 cells. Right column "Rota": fast, free. Headline: "Still by hand?"',
      [
        'label: Sheet',
        'item: slow',
        'item: 1,000 cells',
        'label: Rota',
        'item: fast',
        'item: free',
        'title: Still by hand?',
      ],
    ],
    [
      'as things set against each other',
      'Compared: Before: noise, dread vs After: calm, one board',
      ['label: Before', 'item: noise', 'item: dread', 'label: After', 'item: calm', 'item: one board'],
    ],
    [
      'not as things beside each other by one list or by sentences',
      'We bring: tea, cake. Note: a b. Then: what we said, when nobody was there to hear what it really was',
      ['note: a b'],
    ],
    [
      'not as things beside each other that are quoted',
      'On one box: “Open, at dusk”. On another box: “Hall, at noon”.',
      ['eyebrow: Open, at dusk', 'eyebrow: Hall, at noon'],
    ],
    ['not as things beside each other in lines of their own', 'Ana: tea, cake\nPerks: soup, bread', []],
    ['not as a schedule by two hours in a sentence', 'Doors, 7pm at the Anchor, 8pm sharp', []],
    [
      'as changes in a row',
      'v1.4.0 / fixed: crash on save / added: CSV export',
      ['label: fixed:', 'item: crash on save', 'label: added:', 'item: CSV export'],
    ],
    [
      'in front matter',
      '---\ntitle: "How we index"\nauthor: Kenji Abara\n---',
      ['title: How we index', 'person: Kenji Abara'],
    ],
    [
      'in front matter beside what the file is',
      '---\ntitle: Hold fast\ntype: post\ntoc: true\naccent: "#ff5500"\n---',
      ['title: Hold fast', 'color: #ff5500'],
    ],
    [
      'in JSON beside what the file is, but in rows',
      '{"type": "og", "title": "Fair", "tickets": [{"type": "Adult"}, {"type": "Child"}]}',
      ['title: Fair', 'eyebrow: Adult', 'eyebrow: Child'],
    ],
    [
      'as a list in a row, up to the end of its sentence',
      'Title: Indexes. Tags: databases, slow queries, humor. Dark. Blog: Elm',
      ['title: Indexes', 'eyebrow: databases', 'eyebrow: slow queries', 'eyebrow: humor', 'brand: Elm'],
    ],
    [
      'as a list in a row, up to what is none of it',
      'Title: Indexes, tags: databases, humor, by Ada',
      ['title: Indexes', 'eyebrow: databases', 'eyebrow: humor'],
    ],
    ['as a table', '| Plan | Price |\n|---|---|\n| Solo | $9 |', ['item: Solo', 'value: $9']],
    [
      'as a table, whose columns are named where nothing else tells them apart',
      '| Size | 1 ink | 2 inks |\n|---|---|---|\n| A4 | $6 | $9 |',
      ['item: Size', 'value: 1 ink', 'value: 2 inks', 'item: A4', 'value: $6', 'value: $9'],
    ],
    [
      'as rows parted by bars, below names',
      'Cut | Price\nShort | $30\nLong | $45',
      ['item: Short', 'value: $30', 'item: Long', 'value: $45'],
    ],
    [
      'as rows parted by tabs, with days before them',
      '24 Dec\tCrib service\t16:00\n25 Dec\tMorning prayer\t10:00\n26 Dec\tWalk\t11:00',
      [
        ['date: 24 Dec', 'item: Crib service', 'value: 16:00'],
        ['date: 25 Dec', 'item: Morning prayer', 'value: 10:00'],
        ['date: 26 Dec', 'item: Walk', 'value: 11:00'],
      ].flat(),
    ],
    [
      'as a table of fields',
      '| Field | Value |\n|---|---|\n| Title | Night bus |\n| Author | Ada Lund |\n| Date | 3 May |',
      ['title: Night bus', 'person: Ada Lund', 'date: 3 May'],
    ],
    [
      'in a quotation behind a verb',
      'docs card, शीर्षक है "Hold fast", लेखक Ada Lund',
      ['title: Hold fast', 'person: Ada Lund'],
    ],
    ['with equals signs', 'TITLE=Kernel panic\nDATE=2026-03-04', ['title: Kernel panic', 'date: 2026-03-04']],
    ['with dashes', 'Headline - Less noise\nBrand - Elm', ['title: Less noise', 'brand: Elm']],
    [
      'as a list below its name',
      'Title: Router\nSteps:\n- unplug\n- wait',
      ['title: Router', 'item: unplug', 'item: wait'],
    ],
  ])('%s', (_, prompt, expected) => {
    expect(valuesIn(prompt, /\p{Script=Devanagari}/u.test(prompt) ? 'hi' : 'en')).toEqual(expected);
  });

  test.each([
    'Design: a manifesto',
    'Price: the hidden cost of free shipping',
    'Title fight tonight, 8 pm',
    'The title of the talk is great',
    'blog card, title deeds explained',
    'Bring two - one for you',
    'Hello World = easy',
    'Night Bus | Elm Radio\n3 May | 9 pm',
  ])('a headline is no form: %s', (prompt) => {
    expect(statedIn(prompt)).toEqual([]);
  });

  test('what nobody knows may be a field ends no value that is surely stated', () => {
    const [, value] = findStated('Title: Rust 1.90: what is new\nDate: May 2', 'en');
    expect(value).toMatchObject({ marks: ['title'], open: true });
  });

  test('of several titles one is it', () => {
    expect(valuesIn('Event: StreamDays\nTitle: Observability')).toEqual([
      'brand: StreamDays',
      'title: Observability',
    ]);
  });
});

test('of a form without a title, what it names is it', () => {
  expect(valuesIn('Product: Trailpack 22\nTagline: Carries itself\nPrice: €95')).toEqual([
    'title: Trailpack 22',
    'subtitle: Carries itself',
    'price: €95',
  ]);
  expect(valuesIn('Pack light!\nProduct: Trailpack 22\nPrice: €95')).toContain('brand: Trailpack 22');
});

describe('a form of the office', () => {
  const FORM = 'JOB FORM #7\nRequested by: Ada Lund\nPurpose [x] web [ ] print\nTitle: Hold fast\n';

  test('has a name and entries that are for whoever makes the card', () => {
    expect(valuesIn(`${FORM}Subhead (optional): Verify, retry\nDeadline: Friday\nJob number: 4471`)).toEqual([
      'request: JOB FORM #7',
      'title: Hold fast',
      'subtitle: Verify, retry',
    ]);
  });

  test('says what shall be left out', () => {
    expect(valuesIn(`${FORM}Avoid: pink/blue`)).toContain('avoid: pink/blue');
  });

  test.each([
    ['SUBMISSION #4471\nTitle: Hold fast\nEmail: a@kite.example (do not print)\nDeadline: asap', 'en'],
    ['Anfrage Nr. 2231\nTitel: Hold fast\nKontakt (intern): Ada Lund\nFrist: so bald wie möglich', 'de'],
  ])('has a counted name, what is not to be printed, and a deadline of no day: %j', (form, language) => {
    const values = valuesIn(form, language);
    expect(values.filter((value) => !value.startsWith('request:'))).toEqual(['title: Hold fast']);
    expect(values[0]).toBe(`request: ${form.split('\n')[0]}`);
  });

  test('is none without anybody who asks', () => {
    expect(valuesIn('Grant for makers\nTitle: Hold fast\nDeadline: 3 March')).toEqual([
      'title: Hold fast',
      'date: 3 March',
    ]);
  });
});

test('who is named beside a quotation said it', () => {
  expect(valuesIn('{"quote": "Less is a skill", "author": "Ada Lund"}')).toEqual([
    'quote: Less is a skill',
    'author: Ada Lund',
  ]);
});

test.each([
  [
    '[09:12] Dana: final text?\n[09:13] Dana: Open mic\n[09:15] Lee: ok',
    ['chat: [09:12] Dana:', 'chat: [09:13] Dana:', 'chat: [09:15] Lee:'],
  ],
  [
    '12/05/26, 09:12 - Dana: hi\n12/05/26, 9:13 pm - Dana: Open mic',
    ['chat: 12/05/26, 09:12 - Dana:', 'chat: 12/05/26, 9:13 pm - Dana:'],
  ],
  [
    'Ana: 35 €\nBo: not 30?\nAna: no, 35\nBo: ok\nAna: oh and max 8 people',
    [
      'chat: Ana:',
      'chat: Bo:',
      'chat:  not 30?',
      'chat: Ana:',
      'chat:  no, 35',
      'chat: Bo:',
      'chat: Ana:',
      'note: max 8 people',
    ],
  ],
  ['[10:30] Keynote: Ana Ruiz\n[11:15] Panel: search', []],
])(
  'who says what and when in an exported chat is a remark, unlike the rows of an agenda: %j',
  (prompt, expected) => {
    expect(statedIn(prompt)).toEqual(expected);
  },
);

describe('in a sentence', () => {
  test.each([
    ['en', 'A card. My name is Ada Park, the blog is Shavings', ['title: Ada Park', 'brand: Shavings']],
    ['en', 'A card. The show is called Kite, and the date is 5 May', ['brand: Kite', 'date: 5 May']],
    ['en', 'My blog is called Two Left Feet and I write about tango', ['brand: Two Left Feet']],
    ['en', 'Our blog is called Salt and Pepper', ['brand: Salt and Pepper']],
    ['de', 'Notizen:\n- Blog heißt Nordlicht Digital', ['brand: Nordlicht Digital']],
    ['en', 'Hi. The new post is titled Salsa Night', ['title: Salsa Night']],
    ['de', 'Hallo. Der Artikel heißt Salsa ohne Angst', ['title: Salsa ohne Angst']],
    ['de', 'Bild. Die Autorin heißt Ada Lund, das Datum ist 5. Mai', ['person: Ada Lund', 'date: 5. Mai']],
    ['ko', '카드. 제목은 “달”, 글쓴이는 한서윤, 날짜는 2025.02.18 입니다', ['달', '한서윤', '2025.02.18']],
    ['ja', 'カード。タイトルは「月」、講師は山田花子です', ['月', '山田花子']],
    ['zh', '卡片。标题是“夜行”，作者是王小明', ['夜行', '王小明']],
    ['ar', 'بطاقة. الكاتبة: ريم، والتاريخ ٣ مارس ٢٠٢٥، والتصنيف «عادات»', ['ريم', '٣ مارس ٢٠٢٥', 'عادات']],
  ])('a name of a field leads to its value (%s): %s', (language, prompt, expected) => {
    const values = valuesIn(prompt, language);
    expect(values.map((value, at) => (expected[at]?.includes(': ') ? value : value.split(': ')[1]))).toEqual(
      expected,
    );
  });

  test('what has a line of its own is not stated again by a sentence about it', () => {
    expect(valuesIn('- 제목: 달의 노래\n- 참고: 제목은 두 줄까지 괜찮아요', 'ko')).toEqual([
      'title: 달의 노래',
      'note: 제목은 두 줄까지 괜찮아요',
    ]);
  });

  test.each([
    'Card. The event is free, the class is Monday, what is Kubernetes, where is Wally',
    'Card. Time is Money, Our Price Is Right, the background is “red”',
  ])('what a sentence says of a field is no value: %s', (prompt) => {
    expect(statedIn(prompt)).toEqual([]);
  });
});

test.each([
  ['en', 'The wording is "Hold fast" (NOT "Hold tight")', ['NOT "Hold tight"']],
  ['en', 'Say "No, not \'never\', now", not “Go, now”', ['not “Go, now”']],
  ['de', 'Es heißt „Ruhe“, nicht „Stille“', ['nicht „Stille“']],
  ['fr', 'Le titre, « Nuit », pas « Jour »', ['pas « Jour »']],
  ['ja', '「昼」ではなく「夜」', ['「昼」']],
  ['en', 'A talk on why we did not "ship it", by "Kite"', []],
  ['en', 'We sell bread, not “product”', []],
  ['en', "Calm, and don't write 'interview' anywhere", ["and don't write 'interview' anywhere"]],
  ['de', 'Bitte nirgends „Kunst“ draufschreiben', ['Bitte nirgends „Kunst“ draufschreiben']],
  ['es', 'No pongas la palabra «gratis» arriba', ['No pongas la palabra «gratis» arriba']],
  ['ja', '「対談」という言葉は入れないで', ['「対談」という言葉は入れないで']],
  ['ko', "'대담'이라는 말은 넣지 마세요", ["'대담'이라는 말은 넣지 마세요"]],
  ['en', `Title "Why we don't say 'users'"`, []],
  ['en', 'Headline "Rest", and don\'t show a logo', []],
])('a quotation that is denied is no text (%s): %s', (language, prompt, expected) => {
  const requests = findStated(prompt, language).filter(({ marks }) => marks[0] === 'request');
  expect(requests.map(({ start, end }) => prompt.slice(start, end))).toEqual(expected);
});

test.each([
  ['ko', '블로그. 제목은 크게 해주세요.', '제목은 크게 해주세요'],
  ['ja', '記事。タイトルは一番大きく、', 'タイトルは一番大きく'],
  ['zh', '封面。标题要最大，', '标题要最大'],
  ['hi', 'कवर। शीर्षक सबसे बड़ा हो।', 'शीर्षक सबसे बड़ा हो'],
  ['ar', 'صورة. والعنوان هو الأكبر.', 'والعنوان هو الأكبر'],
  ['en', 'A card, author name small at the bottom', 'author name small at the bottom'],
])('how large a field shall be is a wish, and no value (%s): %s', (language, prompt, wish) => {
  expect(statedIn(prompt, language)).toEqual([`wish: ${wish}`]);
});

test.each([
  ['ja', '記事。タイトルは大きな木の下、', 'title: 大きな木の下'],
  ['ko', '표지. 제목은 큰 나무', 'title: 큰 나무'],
])('a title may begin with its size (%s): %s', (language, prompt, title) => {
  expect(valuesIn(prompt, language)).toEqual([title]);
});

test('where verbs stand last, what asks for a quotation is none of it', () => {
  expect(statedIn("'별 밤', 맨 아래에 작게 '우천 취소'라고 적어 주세요.", 'ko')).toEqual([
    'wish: 맨 아래에 작게 ',
    'request: 라고 적어 주세요',
  ]);
  expect(statedIn("'느린 아침' 12월 3일, '밤'의 이야기", 'ko')).toEqual([]);
});

test('behind a quotation, a sentence goes on with the next field', () => {
  expect(valuesIn("제목은 '일 년 혼자'이고 글쓴이는 한서윤입니다.", 'ko')).toEqual(['person: 한서윤']);
  expect(valuesIn('the title is "Rest" and the author is Ada Park')).toEqual([
    'title: Rest',
    'person: Ada Park',
  ]);
});

test('where a name shall stand is no part of it, and no name of several words needs another beside it', () => {
  expect(valuesIn('Docs card. Product name Quillbase in the corner, small.')).toEqual(['brand: Quillbase']);
  expect(valuesIn('Card, company name House by the Sea')).toEqual(['brand: House by the Sea']);
});

test.each([
  ['en', 'Card by Ada for the Long Road blog, not Long Way', ['chat: not Long Way']],
  ['de', 'Beitrag von Anna Meyer (nicht Anne Meyer)', ['chat: nicht Anne Meyer']],
  ['es', 'Podcast Voces del Río, no Voz del Río, con Ana', ['chat: no Voz del Río']],
  ['en', 'Poster: Progress, Not Perfection', []],
  ['en', 'A talk for runners, not Sprinters', []],
])('a name that is denied beside one like it is no text (%s): %s', (language, prompt, expected) => {
  expect(statedIn(prompt, language)).toEqual(expected);
});

test.each([
  [
    'en',
    'Tide 4, the three big things are: fast starts, a plugin API, and no config.',
    ['fast starts', 'a plugin API', 'no config'],
  ],
  ['de', 'Bericht. Darunter drei Zahlen: 40 Kurse, 9 Orte und 3 Häuser.', ['40 Kurse', '9 Orte', '3 Häuser']],
  ['fr', 'Bilan. Dessous deux chiffres : un toit, 9 lits.', ['un toit', '9 lits']],
  ['en', "Lamp, 'Light, for all.' Two facts: 9 W, folds flat", ['9 W', 'folds flat']],
  ['en', 'Lamp. Three facts: small, light.', []],
  ['en', 'Rest. Five things I learned: stay home, sleep', []],
  ['de', 'Drei Schritte: messen, sägen, leimen. Plakat', ['messen', 'sägen', 'leimen']],
  ['en', 'Card for the fair. Two colors: navy, gold', []],
  ['en', 'Our year: 12 shops, 4 towns, 90k orders.', ['12 shops', '4 towns', '90k orders']],
  ['en', 'Our year: 14 months, 2 rewrites, 1 regret.', []],
])('rows that are announced by their number are as many (%s): %s', (language, prompt, expected) => {
  expect(valuesIn(prompt, language).filter((one) => !one.startsWith('title'))).toEqual(
    expected.map((row) => `item: ${row}`),
  );
});

test('where a side stands is no part of its name', () => {
  expect(valuesIn('left side SSR: fresh, slow. right side SSG: cheap, fast')[0]).toBe('label: SSR');
  expect(valuesIn('À gauche Train : lent, propre. À droite Avion : cher, bruyant', 'fr')[0]).toBe(
    'label: Train',
  );
  expect(valuesIn('Card. left side says slow, dear; the right side says fast, free')).toEqual([
    'item: slow',
    'item: dear',
    'item: fast',
    'item: free',
  ]);
  expect(valuesIn('Left Bank: cafés, bars. Right Bank: parks, shops')[0]).toBe('label: Left Bank');
});

test('what is struck out is no text', () => {
  const brief = 'Sub: now in town\nHeadline: ~~Two shops~~ → "Three shops"';
  expect(statedIn(brief)).toContain('chat: ~~Two shops~~ →');
  expect(statedIn(brief).join()).not.toContain('title: ~~');
});

test('of two quotations in a chat that are alike, the later one counts, and is the title that the earlier one was', () => {
  const chat =
    '[09:14] ada: title "Hello, Workspaces"\n[09:16] bo: no!\n[09:17] ada: "Hello, Spaces"\n[09:18] ada: sub "One place for all"';
  expect(statedIn(chat)).toEqual(
    expect.arrayContaining(['chat: "Hello, Workspaces"', 'title: Hello, Spaces']),
  );
  expect(statedIn('Titles: "Hello, Workspaces" or "Hello, Spaces"').join()).not.toContain('chat:');
});

test.each([
  ['en', 'Book fair, 3 May. Kids love foxes, so two foxes reading if you can', ['two foxes reading']],
  ['en', 'Club, 5 May. It would be nice to have a red tractor', ['a red tractor']],
  ['de', 'Fest, 5. Mai, wenn möglich ein blaues Boot', ['ein blaues Boot']],
  ['fr', 'Fête, 5 mai, si possible un bateau blanc', ['un bateau blanc']],
  ['ja', '夏祭り、5月3日、できれば猫', ['猫']],
  ['en', 'Sale. Bring a cake if you can, Gift Aid it if possible', []],
])(
  'what is softly asked for is to be seen, and its reason a remark (%s): %s',
  (language, prompt, expected) => {
    const stated = findStated(prompt, language);
    const seen = stated.filter(({ marks }) => marks[0] === 'picture');
    expect(seen.map(({ start, end }) => prompt.slice(start, end))).toEqual(expected);
    expect(stated.some(({ marks }) => marks[0] === 'chat')).toBe(prompt.includes('so two'));
  },
);

describe('a mail', () => {
  test('has a header and a signature that are for whoever makes the card', () => {
    const mail =
      'From: Ada <a@kite.example>\nSubject: Re: WG: Poster\n\nJumble sale, 2 pm\n\nThanks,\nMoira Lund';
    expect(statedIn(mail)).toEqual([
      'chat: From: Ada <a@kite.example>',
      'chat: Subject: Re: WG: Poster',
      'chat: Thanks,\nMoira Lund',
    ]);
  });

  test('ends with a signature and with what a program writes below it, also where it is passed on', () => {
    const forwarded =
      '---- Forwarded message ----\nFrom: Ada\nDate: 3 Feb, 16:20\nSubject: Fair\n\nFair, 2 pm\n\n';
    expect(
      statedIn(`FYI\n\n${forwarded}Many thanks for this\nAda Lund\nChair, tel. 114\n\nSent from my phone`),
    ).toEqual([
      'chat: ---- Forwarded message ----\n',
      'chat: From: Ada',
      'chat: Date: 3 Feb, 16:20',
      'field: Subject:',
      'chat: Many thanks for this\nAda Lund\nChair, tel. 114',
      'chat: Sent from my phone',
    ]);
    expect(statedIn(`${forwarded}Ada\n--\nAda Lund | 01632 960 111`).at(-1)).toBe(
      'chat: Ada\n--\nAda Lund | 01632 960 111',
    );
  });

  test('greets in a line of its own behind its header, in whatever words', () => {
    const mail = 'Betreff: Aushang\n\nLiebe Frau Keller,\nHeizung wird gewartet\nDienstag, 3. März';
    expect(statedIn(mail, 'de')).toEqual(['field: Betreff:', 'chat: Liebe Frau Keller']);
  });

  test('may be signed at length where it greets, and stands above what it answers', () => {
    const signed = 'Thanks so much,\nAda\n\nAda Lund\nTreasurer, 3rd Kite Scouts\n01632 960 111';
    expect(statedIn(`Hi there,\n\nDuck race on Sunday\n\n${signed}`)).toEqual([`chat: ${signed}`]);
    const answer = '> Op ma 12 mei schreef Daan:\n> welke kleuren?\n> > geel';
    expect(
      statedIn(`Van: Ada\nOnderwerp: plaatje\n\nGezocht: hulp\n\nGroetjes, Ada\n\n${answer}`, 'nl'),
    ).toEqual([
      'chat: Van: Ada',
      'chat: Onderwerp: plaatje',
      'chat: Groetjes, Ada',
      'chat: > Op ma 12 mei schreef Daan:',
    ]);
  });

  test('may begin with a greeting and a request', () => {
    expect(statedIn('Hi, please make a banner: Closed on Sunday. Best, Igor')).toEqual(['chat: Best, Igor']);
    expect(statedIn('Hi Joan,\n\nPool closed\nMon 6\n\nBest,\nRob Tillman')).toEqual([
      'chat: Best,\nRob Tillman',
    ]);
    expect(statedIn('Best\nin town\n\nThanks')).toEqual([]);
  });

  test.each(['Dear friends, join us on Sunday. Love, Anna and Tom', 'Thank you, Nurse Joy'])(
    'is not what a card itself says: %s',
    (prompt) => {
      expect(statedIn(prompt)).toEqual([]);
    },
  );
});

describe('without any name of a field', () => {
  test.each([
    ['Release party, 3 May, with a small red rocket', 'en', ['picture: with a small red rocket']],
    ['Sommerfest, 12. Juli, mit einem Fahrrad', 'de', ['picture: mit einem Fahrrad']],
    ['День открытых дверей, 12 апреля, с ракетой', 'ru', ['picture: с ракетой']],
    ['Tea night, free entry, with a live band', 'en', []],
    ['Talk, 3 May, with Ada Park', 'en', []],
  ])('a thing behind “with a” is to be seen: %s', (prompt, language, expected) => {
    expect(statedIn(prompt, language)).toEqual(expected);
  });
});

describe('the rows of a week', () => {
  test.each([
    [
      'Café Lund. Mo: geschlossen, Di–Do: 9-17, Sa: 10-16',
      ['item: Mo', 'value: geschlossen', 'item: Di–Do', 'value: 9-17', 'item: Sa', 'value: 10-16'],
    ],
    [
      'Weekly specials\nMon: pies\nWed: quiz night at 8\nSun: roast £14\nThe Otter, Ely',
      ['time: Mon', 'item: pies', 'time: Wed', 'item: quiz night at 8', 'time: Sun', 'item: roast £14'],
    ],
    [
      'ランチ 月：唐揚げ、水：カレー、金：天丼 食堂まるや',
      ['time: 月', 'item: 唐揚げ', 'time: 水', 'item: カレー', 'time: 金', 'item: 天丼'],
    ],
    [
      '周一至周五：9:00-18:00，周六：10:00-16:00，周日：休息 小林书店',
      [
        'item: 周一至周五',
        'value: 9:00-18:00',
        'item: 周六',
        'value: 10:00-16:00',
        'item: 周日',
        'value: 休息',
      ],
    ],
  ])('keep the names of their days: “%s”', (prompt, expected) => {
    expect(valuesIn(prompt)).toEqual(expected);
  });

  test.each(['Sun: how we harvest it\nWind: how we store it\nRain: why', 'Sat: a novel, Sun: its sequel'])(
    'are three, and have nothing else between them: “%s”',
    (prompt) => {
      expect(valuesIn(prompt)).toEqual([]);
    },
  );
});

test.each([
  [
    'Lost cat. My phone is 07700 900123 but leave that off the card',
    'en',
    'My phone is 07700 900123 but leave that off the card',
  ],
  [
    'Flohmarkt. Meine Nummer (0176 5550 112) bitte nicht draufschreiben.',
    'de',
    'Meine Nummer (0176 5550 112) bitte nicht draufschreiben',
  ],
  [
    '夏祭り。連絡先は090-1234-5678ですが載せないでください',
    'ja',
    '連絡先は090-1234-5678ですが載せないでください',
  ],
  ['Bring: gloves, a form (don’t print this), soup', 'en', 'a form (don’t print this'],
])('what is told and kept off the card is no fact of it: “%s”', (prompt, language, words) => {
  expect(statedIn(prompt, language)).toContain(`chat: ${words}`);
});

test.each([
  ['en', 'Title: Ship smaller. Leave the author out.', 'Leave the author out'],
  [
    'en',
    'Sale, code KITE. Don’t mention the end date (it’s 5 May)',
    'Don’t mention the end date (it’s 5 May',
  ],
  ['es', 'Cena, viernes. No pongas el precio', 'No pongas el precio'],
])('which facts are left out is for whoever makes the card (%s): %s', (language, prompt, words) => {
  expect(statedIn(prompt, language)).toContain(`request: ${words}`);
});

test.each([
  ['en', 'so the name is Ada&Co candles, no wait write it Ada + Co. Fri', 'Ada&Co candles, no wait write it'],
  ['en', 'Event on Friday, sorry I meant Saturday 8 March', 'Friday, sorry I meant'],
  ['de', 'Preis 20, nein warte 25 Euro', '20, nein warte'],
  ['en', 'Friday 8pm, no wait, 9pm, Blue Room', '8pm, no wait,'],
  ['fr', 'une carte pour Lise, ou plutôt Ana', 'Lise, ou plutôt'],
])('what is taken back is no text, and what is said in its place is (%s): %s', (language, prompt, words) => {
  expect(statedIn(prompt, language)).toEqual([`chat: ${words} `]);
});

test('what a sentence means is taken back by nobody, nor what stands before another fact', () => {
  expect(statedIn('We mean it. I mean business: a talk')).toEqual([]);
  expect(statedIn('Friday 8pm, Blue Room. Actually make it 9pm').join()).not.toContain('Blue Room');
});

test.each([
  ['en', 'Essay. pale grey with a bare twig', ['color: pale grey ', 'picture: with a bare twig']],
  ['es', 'Pan. Fondo azul oscuro con una luna', ['color: Fondo azul oscuro ', 'picture: con una luna']],
  ['fr', 'Pain, couleurs froides avec une touche d’orange', []],
])('a color before what is seen is that of its ground (%s): %s', (language, prompt, expected) => {
  expect(statedIn(prompt, language)).toEqual(expected);
});

test.each([
  'Choir: 12 May, do not show up late',
  'Call 555 0192, do not include the price',
  'Internal Medicine open day, 9 May',
])('what is wished beside a fact keeps it: “%s”', (prompt) => {
  expect(statedIn(prompt)).not.toContainEqual(expect.stringMatching(/^chat/));
});

test.each([
  [
    'Book swap, Saturday 8 February 2pm. Update: moved again, it’s now Tuesday 11 February, same time.',
    'en',
    ['chat: Saturday 8 February', 'chat: Update: moved again, it’s now', 'chat: same time'],
  ],
  ['Lesung, 14. Mai. Verschoben auf 21. Mai.', 'de', ['chat: 14. Mai', 'chat: Verschoben auf']],
  ['お話会、3月8日。3月15日に変更になりました。', 'ja', ['chat: 3月8日', 'chat: に変更になりました']],
  ['Repair café, Wednesday 5 November (not the 12th), Town Hall', 'en', ['chat: not the 12th']],
])('what was moved or denied is no day of it: “%s”', (prompt, language, hidden) => {
  expect(statedIn(prompt, language).map((one) => one.trimEnd())).toEqual(hidden);
});

test.each([
  'The Saturday 8 March show has moved to Sunday 16 March. Tickets stay valid.',
  'Our shop is now open on Sundays, 10-4. Grand reopening 5 May.',
  'Dinner at 8. A comedy, not 9 of them.',
])('what readers shall know of a move stays: “%s”', (prompt) => {
  expect(statedIn(prompt)).toEqual([]);
});

test.each<[string, string, string[]]>([
  [
    'rows of JSON are alike',
    '{"features":["Offline maps","Dark"],"internal_ref":"T-8"}',
    ['item: Offline maps', 'item: Dark'],
  ],
  [
    'what a theme of JSON has is no text',
    '{"title":"Kite","theme":{"bg":"#0f172a"},"motif":"hexagons"}',
    ['title: Kite', 'style: #0f172a', 'picture: hexagons'],
  ],
  [
    'what counts the rows of a table is none of them',
    'Pos | Team | Pts\n1 | Owls | 31\n2 | Larks | 28',
    ['item: Owls', 'value: 31', 'item: Larks', 'value: 28'],
  ],
  [
    'a year before a row is its value',
    'Year | Winner\n2021 | Ada Lund\n2023 | Ole Friis',
    ['time: 2021', 'item: Ada Lund', 'time: 2023', 'item: Ole Friis'],
  ],
  [
    'two hours behind a name are rows',
    'Sessions: 7:00 p. m. toddlers, 8:15 p. m. juniors',
    ['time: 7:00 p. m.', 'item: toddlers', 'time: 8:15 p. m.', 'item: juniors'],
  ],
  [
    'a headline ends before its colors',
    'title: We won! Our colours are green + white',
    ['title: We won', 'request: green + white'],
  ],
  [
    'a request says what it is called',
    'Make a card for it, call it Kite 2 "Lark", green',
    ['title: Kite 2 "Lark"'],
  ],
])('%s', (_, prompt, expected) => {
  expect(valuesIn(prompt)).toEqual(expected);
});
