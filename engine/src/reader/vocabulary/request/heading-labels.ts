import { foldText } from '../../../lexicon/fold-text.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: "thread, new video, new post, new episode, statistic, stat, stat of the day, number of the day, weather warning, storm warning, flood warning, snow warning, heat warning, weather alert, traffic alert, safety notice, safety first, just listed, just sold, new listing, price reduced, question of the week, song of the week, book of the week, photo of the week, pick of the week, deal of the day, tip, pro tip, quick tip, hot tip, top tip, tip of the day, tip of the week, daily tip, word of the day, word of the week, thought of the day, thought for the day, fact of the day, question of the day, song of the day, dish of the day, soup of the day, book of the month, employee of the month, player of the match, verse of the day, fun fact, quick fact, fact, did you know, score, final score, full time score, half time score, result, full time, half time, matchday, special, specials, today's special, today's specials, daily special, lunch special, chef's special, weekend special, monday special, tuesday special, wednesday special, thursday special, friday special, saturday special, sunday special, real estate, for sale, for rent, just in, new in, new arrival, breaking, breaking news, latest news, good news, weather, poll, riddle, challenge, weekly challenge, goal of the week, myth, lesson, homework, warning",
  de: 'statistik, unwetterwarnung, sturmwarnung, hitzewarnung, glättewarnung, verkehrsmeldung, hinweis, zu verkaufen, zu vermieten, frage der woche, bild der woche, buch der woche, tipp, tipp des tages, tipp der woche, wort des tages, wort der woche, spruch des tages, zahl des tages, frage des tages, gericht des tages, tagesgericht, tagesangebot, mittagstisch, suppe des tages, buch des monats, mitarbeiter des monats, wusstest du, wussten sie, schon gewusst, ergebnis, endstand, spielstand, immobilien, eilmeldung, neu im sortiment, wetter, umfrage, rätsel, warnung',
  fr: 'statistique, chiffre du jour, chiffre clé, alerte météo, à vendre, à louer, vendu, question de la semaine, astuce de la semaine, astuce, astuce du jour, conseil du jour, mot du jour, pensée du jour, question du jour, plat du jour, soupe du jour, livre du mois, employé du mois, le saviez vous, score, score final, résultat, immobilier, dernière minute, nouveauté, météo, sondage, énigme',
  es: 'estadística, dato del día, cifra del día, alerta meteorológica, se vende, se alquila, en venta, pregunta de la semana, consejo, consejo del día, consejo de la semana, palabra del día, frase del día, pregunta del día, plato del día, sopa del día, libro del mes, empleado del mes, sabías que, dato curioso, resultado, resultado final, marcador, inmobiliaria, última hora, novedad, el tiempo, encuesta',
  pt: 'estatística, número do dia, alerta meteorológico, vende-se, aluga-se, à venda, pergunta da semana, dica, dica do dia, dica da semana, palavra do dia, frase do dia, pergunta do dia, prato do dia, sopa do dia, livro do mês, funcionário do mês, você sabia, sabia que, curiosidade, resultado, placar, placar final, imóveis, última hora, novidade, enquete',
  it: 'statistica, numero del giorno, allerta meteo, vendesi, affittasi, in vendita, domanda della settimana, consiglio, consiglio del giorno, parola del giorno, frase del giorno, domanda del giorno, piatto del giorno, zuppa del giorno, libro del mese, lo sapevi, lo sapevate, curiosità, risultato, risultato finale, immobiliare, ultima ora, novità, sondaggio',
  nl: 'statistiek, cijfer van de dag, weeralarm, weerwaarschuwing, te koop, te huur, verkocht, vraag van de week, tip, tip van de dag, woord van de dag, vraag van de dag, gerecht van de dag, dagschotel, soep van de dag, boek van de maand, wist je dat, uitslag, eindstand, vastgoed, nieuw binnen, het weer',
  ru: 'статистика, цифра дня, штормовое предупреждение, продается, сдается, вопрос недели, совет, совет дня, слово дня, мысль дня, вопрос дня, блюдо дня, суп дня, книга месяца, сотрудник месяца, знаете ли вы, интересный факт, счёт, итоговый счёт, результат, недвижимость, срочно, новинка, погода',
  zh: '每日一句, 今日特价, 今日推荐, 今日特餐, 小贴士, 小知识, 你知道吗, 比分, 赛果, 今日汤品, 冷知识',
  ja: '本日のおすすめ, 今日のおすすめ, 本日のランチ, 本日のスープ, 今日の一言, 今日の言葉, 豆知識, 試合結果, 日替わりランチ',
  ko: '오늘의 팁, 오늘의 메뉴, 오늘의 추천, 오늘의 한마디, 오늘의 단어, 알고 계셨나요, 경기 결과',
  ar: 'نصيحة اليوم, كلمة اليوم, طبق اليوم, هل تعلم, النتيجة, معلومة',
  hi: 'आज का विचार, आज का सुझाव, आज का शब्द, क्या आप जानते हैं, स्कोर',
  sv: 'dagens tips, dagens ord, dagens rätt, dagens soppa, visste du, resultat, slutresultat',
  da: 'dagens tip, dagens ord, dagens ret, vidste du, resultat',
  nb: 'dagens tips, dagens ord, dagens rett, visste du, resultat',
  pl: 'porada dnia, wskazówka dnia, słowo dnia, danie dnia, zupa dnia, czy wiesz że, ciekawostka, wynik, wynik końcowy, nieruchomości, z ostatniej chwili',
  uk: 'порада дня, слово дня, страва дня, чи знаєте ви, рахунок, результат',
  tr: 'günün sözü, günün ipucu, günün yemeği, günün çorbası, biliyor muydunuz, maç sonucu, skor, emlak',
  id: 'tips hari ini, kata hari ini, menu hari ini, tahukah kamu, skor akhir, hasil pertandingan',
};

/**
 * What stands before a colon and says what kind of words follow (`tip of the day`, `final score`), folded, of every
 * language: the line above them, no part of them.
 */
export const HEADING_LABELS: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap((words) => words.split(', ').map(foldText)),
);
