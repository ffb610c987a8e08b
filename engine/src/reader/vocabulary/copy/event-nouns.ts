/**
 * What people meet for, as the head of a name that belongs on its poster: "bike to work WEEK", "fiera del libro".
 * Folded by the reader; languages that write compounds in one word are read by `EVENT_ENDINGS` too.
 */
export const EVENT_NOUNS: readonly string[] = [
  'party signing night day week weekend month concert festival fest fair market sale race run walk marathon tournament cup match tour show exhibition workshop class course camp tasting dinner brunch supper lunch breakfast picnic barbecue bbq ball gala parade meetup conference summit retreat reading screening premiere opening launch reunion ceremony wedding birthday anniversary shower drive fundraiser auction quiz hackathon rally competition contest championship evening session swap hunt recital carnival cleanup conclave clinic bazaar lottery raffle talk lecture storytime graduation prom vernissage housewarming',
  'fest feier markt konzert abend nacht tag woche lauf turnier kurs messe ausstellung lesung flohmarkt basar treffen rennen eröffnung vortrag hochzeit geburtstag taufe jubiläum tanztee kirmes kerb',
  'fête soirée nuit marché foire course salon tournoi journée semaine bal exposition atelier brocante kermesse spectacle stage randonnée dîner repas loto concours mariage baptême anniversaire vernissage inauguration braderie bourse',
  'fiesta noche concierto feria mercado mercadillo carrera maratón torneo jornada semana baile exposición taller curso espectáculo cena cata concurso rifa verbena día inauguración estreno desfile romería boda cumpleaños bautizo',
  'festa noite show feira corrida maratona torneio exposição oficina jantar concurso bazar arraial dia inauguração estreia mutirão casamento aniversário batizado',
  'sagra notte serata concerto fiera mercato mercatino corsa gara regata torneo giornata settimana ballo mostra laboratorio corso spettacolo degustazione concorso tombola inaugurazione raduno matrimonio compleanno battesimo',
  'feest markt avond nacht dag week loop toernooi cursus beurs tentoonstelling lezing rommelmarkt borrel opening bruiloft verjaardag braderie',
  'праздник вечер ночь концерт фестиваль ярмарка забег марафон турнир день неделя бал выставка мастер-класс курс кружок спектакль ужин дегустация конкурс открытие премьера свадьба субботник вернисаж',
  'święto impreza noc koncert festiwal targi kiermasz bieg turniej dzień tydzień wystawa warsztaty kurs spektakl wieczór konkurs otwarcie wesele urodziny wernisaż chrzciny ślub',
  'fest kväll konsert marknad loppis lopp dag vecka utställning kurs tävling bal kräftskiva midsommarfest julmarknad invigning bröllop vernissage fernisering fernissasje invigningsfest dop student fødselsdag konsert koncert marked løb',
  'festivali konseri gecesi günü haftası şenliği fuarı yarışı turnuvası sergisi atölyesi partisi açılışı düğün etkinliği',
  'حفل حفلة مهرجان معرض سوق سباق بطولة يوم أسبوع ليلة أمسية زفاف ورشة',
  'उत्सव मेला समारोह महोत्सव दिवस सप्ताह संध्या प्रतियोगिता कार्यशाला विवाह',
];

/** Ends of compounds that are gatherings: "Weihnachtskonzert", "midsommarfest", "kerstmarkt". */
export const EVENT_ENDINGS: readonly string[] =
  'fest feier markt konzert abend nacht tag woche lauf turnier kurs messe ausstellung lesung basar treffen rennen feest avond dag loop toernooi beurs konsert marknad kväll lopp skiva bal party'.split(
    ' ',
  );

/** The same where words have no blanks between them. */
export const UNSPACED_EVENTS: readonly string[] =
  '祭り まつり 祭 フェス フェスタ コンサート 大会 マルシェ 朝市 展 展覧会 ライブ パーティー フェア 教室 講座 交流会 音楽会 発表会 運動会 花火 节 節 展览 市集 晚会 演唱会 音乐会 音乐节 比赛 大赛 派对 讲座 庙会 婚礼 见面会 見面會 分享会 签售会 读书会 发布会 座谈会 茶话会 サイン会 朗読会 説明会 북토크 사인회 팬미팅 축제 콘서트 대회 마켓 파티 전시회 전시 공연 음악회 행사 모임 바자회 박람회 결혼식'.split(
    ' ',
  );

/** Where one person speaks: behind its title stands who. */
export const TALK =
  /(?<!\p{L})(?:talk|lecture|keynote|reading|webinar|masterclass|seminar|vortrag|lesung|conférence|charla|conferencia|palestra|lezione|conferenza|lezing|лекция|доклад|föredrag|foredrag|wykład)(?!\p{L})/iu;
