import type { Entry } from '../../../lexicon/vocabulary.ts';

export type DateWord =
  | 'zone'
  | 'month'
  | 'short-month'
  | 'weekday'
  | 'short-weekday'
  | 'relative'
  | 'hour'
  | 'link';

/**
 * Words that dates are made of. `short-month` ("may", "mar") and `short-weekday` ("sat", "mo") count beside a
 * number or their like alone; `hour` ("ore", "kl") makes the number behind it a time.
 */
export const DATE_WORDS: readonly Entry<DateWord>[] = [
  {
    value: 'month',
    terms: {
      // Thai and Hebrew, which joins "in" to the name.
      any: 'มกราคม, กุมภาพันธ์, มีนาคม, เมษายน, พฤษภาคม, มิถุนายน, กรกฎาคม, สิงหาคม, กันยายน, ตุลาคม, พฤศจิกายน, ธันวาคม, בינואר, בפברואר, במרץ, באפריל, במאי, ביוני, ביולי, באוגוסט, בספטמבר, באוקטובר, בנובמבר, בדצמבר',
      en: 'january, february, april, june, july, august, september, october, november, december',
      de: 'januar, jänner, februar, märz, april, juni, juli, august, september, oktober, november, dezember',
      fr: 'janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre',
      es: 'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
      pt: 'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
      it: 'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
      nl: 'januari, februari, maart, april, juni, juli, augustus, september, oktober, november, december',
      ru: 'января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря',
      ar: 'يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر',
      hi: 'जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, नवंबर, दिसंबर',
    },
  },
  {
    value: 'short-month',
    terms: {
      // Polish, Turkish and Swedish: read beside a day whatever language the words around are taken for.
      any: 'stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia, ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık, januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december',
      en: 'may, march, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
      de: 'mai, jan, feb, mär, apr, jun, jul, aug, sep, okt, nov, dez',
      fr: 'mai, mars, janv, févr, juil, sept, oct, nov, déc',
      nl: 'mei, jan, feb, mrt, apr, aug, sep, okt, nov, dec',
    },
  },
  {
    value: 'weekday',
    terms: {
      // Polish, Swedish, Danish and Norwegian, Turkish: read whatever language the words around are taken for.
      any: 'วันอาทิตย์, วันจันทร์, วันอังคาร, วันพุธ, วันพฤหัสบดี, วันศุกร์, วันเสาร์, יום ראשון, יום שני, יום שלישי, יום רביעי, יום חמישי, יום שישי, שבת, poniedziałek, wtorek, środa, środę, czwartek, piątek, sobota, sobotę, niedziela, niedzielę, måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, mandag, tirsdag, lørdag, pazartesi, çarşamba, perşembe, cumartesi',
      en: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays',
      de: 'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag',
      fr: 'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
      es: 'lunes, martes, miércoles, jueves, viernes, sábado, domingo',
      pt: 'segunda feira, terça feira, quarta feira, quinta feira, sexta feira, sábado, domingo',
      it: 'lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica',
      nl: 'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
      ru: 'понедельник, вторник, среда, четверг, пятница, пятницу, суббота, субботу, воскресенье, понедельника, вторника, среды, четверга, пятницы, субботы, воскресенья',
      zh: '周一, 周二, 周三, 周四, 周五, 周六, 周日, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六, 星期日, 星期天',
      ja: '月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜, 月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日, 日曜日',
      ko: '월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일',
      ar: 'الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, الأحد',
      hi: 'सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार',
    },
  },
  {
    value: 'short-weekday',
    terms: {
      any: 'pazar, salı, cuma, pon, wt, śr, czw, pt, sob, niedz, mån, tis, ons, tors, fre, lör, sön',
      en: 'mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun',
      de: 'mo, di, mi, do, fr, sa, so',
      fr: 'lun, mar, mer, jeu, ven, sam, dim',
      es: 'lun, mar, mié, jue, vie, sáb, dom',
      pt: 'segundas, terças, quartas, quintas, sextas, segunda, terça, quarta, quinta, sexta, seg, ter, qua, qui, sex, sáb, dom',
      it: 'lun, mar, mer, gio, ven, sab, dom',
      nl: 'ma, di, wo, do, vr, za, zo',
      ru: 'пн, вт, ср, чт, пт, сб, вс',
    },
  },
  {
    value: 'hour',
    terms: {
      any: 'godz, godzina, godziny, kl, klo, saat, เวลา, בשעה',
      it: 'ore, alle ore, dalle ore',
      ja: '午前, 午後',
      zh: '上午, 下午, 晚上',
    },
  },
  {
    value: 'relative',
    terms: {
      any: 'ทุกวัน, codziennie, varje dag, hver dag, her gün, her pazartesi, her salı, her çarşamba, her perşembe, her cuma, her cumartesi, her pazar, varje måndag, varje tisdag, varje onsdag, varje torsdag, varje fredag, varje lördag, varje söndag, w każdy poniedziałek, w każdą środę, w każdy piątek, w każdą sobotę, w każdą niedzielę, hafta sonu, hafta içi',
      en: 'every day, daily, weekdays, weekends, open daily, tomorrow, tonight, today, this weekend, next week, this week, next weekend, this friday only, today only, this weekend only, all weekend, ends sunday, ends tonight, ends soon, every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, every weekend, every other friday',
      de: 'täglich, werktags, an wochentagen, am wochenende, jeden tag, morgen abend, heute, heute abend, dieses wochenende, nächste woche, nur heute, jeden montag, jeden dienstag, jeden mittwoch, jeden donnerstag, jeden freitag, jeden samstag, jeden sonntag',
      fr: "tous les jours, chaque jour, tous les lundis, tous les mardis, tous les mercredis, tous les jeudis, tous les vendredis, tous les samedis, tous les dimanches, chaque samedi, chaque dimanche, demain, ce soir, aujourd'hui, ce week end, la semaine prochaine",
      es: 'todos los días, a diario, todos los lunes, todos los martes, todos los miércoles, todos los jueves, todos los viernes, todos los sábados, todos los domingos, cada sábado, cada domingo, mañana, esta noche, hoy, este fin de semana, solo hoy',
      pt: 'todos os dias, diariamente, todo sábado, todo domingo, todos os sábados, todos os domingos, toda segunda, toda terça, toda quarta, toda quinta, toda sexta, todas as segundas, todas as terças, todas as quartas, todas as quintas, todas as sextas, amanhã, hoje à noite, hoje, este fim de semana, só hoje',
      it: 'tutti i giorni, ogni giorno, ogni lunedì, ogni martedì, ogni mercoledì, ogni giovedì, ogni venerdì, ogni sabato, ogni domenica, domani, stasera, oggi, questo weekend, questo fine settimana',
      nl: 'elke maandag, elke dinsdag, elke woensdag, elke donderdag, elke vrijdag, dagelijks, elke dag, elke zaterdag, elke zondag, morgen, vanavond, vandaag, dit weekend',
      ru: 'каждый понедельник, каждый вторник, каждую среду, каждый четверг, каждый день, ежедневно, по будням, по выходным, по субботам, по воскресеньям, каждую субботу, каждое воскресенье, каждую пятницу, завтра, сегодня, в эти выходные, только сегодня',
      zh: '周末, 週末, 每周一, 每周二, 每周三, 每周四, 每周五, 每周六, 每周日, 每周末, 每週一, 每週二, 每週三, 每週四, 每週五, 每週六, 每週日, 每周, 每週, 每天, 明天, 今晚, 今天, 本周末, 下周',
      ja: '週末, 平日, 毎週, 毎日, 明日, 今夜, 今日, 今週末, 来週',
      ar: 'يوميا, كل يوم, كل جمعة, كل سبت, كل أحد, كل خميس, كل أربعاء, كل ثلاثاء, كل اثنين, الساعة, غدا, اليوم',
      hi: 'हर दिन, प्रतिदिन, रोज़, बजे, कल, आज, हर रविवार, हर सोमवार, हर मंगलवार, हर बुधवार, हर गुरुवार, हर शुक्रवार, हर शनिवार',
      ko: '평일, 주말, 매주, 매일, 내일, 오늘 밤, 오늘, 이번 주말, 다음 주',
    },
  },
  {
    value: 'zone',
    terms: {
      any: 'น, gmt, utc, cet, cest, est, edt, pst, pdt, ist, jst, kst, bst',
      en: 'doors, noon, midnight, til late, till late, until late, til midnight, onwards, sharp',
      de: 'uhr, mitternacht, mittags, abends',
      fr: 'midi, minuit',
      es: 'mediodía, medianoche',
      pt: 'meio dia, meia noite',
      it: 'mezzogiorno, mezzanotte',
      nl: 'uur, middernacht',
      ko: '오전, 오후, 저녁, 아침',
      ar: 'مساء, صباحا, ظهرا',
      hi: 'सुबह, शाम, दोपहर, से, तक',
    },
  },
  {
    value: 'link',
    terms: {
      any: 'od, do, till, ที่',
      en: 'at, to, from, until, till, and, of, on, the, through, from noon, doors',
      de: 'um, bis, und, von, ab, den, der, am, vom, dem',
      fr: 'à, au, le, et, du, de, dès, à partir de, à partir du, jusqu’à',
      es: 'día, el día, a las, a, al, de, del, y, el, hasta, hasta las, desde, desde las, de las, a partir de las, a partir de, a partir del',
      pt: 'dia, no dia, às, a, de, e, do, das, até, até às, a partir das, a partir de, a partir do dia',
      it: 'alle, dalle, al, dal, di, e, fino alle',
      nl: 'om, tot, en, van',
      ru: 'в, с, со, по, до, и, года, г',
      ko: '부터, 까지',
      hi: 'को, और',
      ar: 'يوم, من, إلى, حتى, و',
      ja: 'から, まで',
    },
  },
];

/** What leads from a day to its month: "every Friday in July", "jeden Samstag im Mai". */
export const IN_MONTH = /^\s(?:in|im|en|em|a|ad|i|w|de)\s$/iu;

/** What CJK writes right behind a day, and belongs to it: "6月1日発売", "5月1日より". */
export const DAY_TAILS =
  'より販売開始, から販売開始, より開始, 発売開始, 販売開始, 発売, 開催, 開店, 公開, 開始, オープン, リリース, スタート, 締切, より, から, まで, 起, 开抢, 开售, 开业, 截止, 前'.split(
    ', ',
  );

/** The months of all languages that have them, long and short. */
export const MONTH_NAMES: readonly string[] = DATE_WORDS.filter(
  ({ value }) => value === 'month' || value === 'short-month',
).flatMap(({ terms }) => Object.values(terms).flatMap((list) => list.split(', ')));
