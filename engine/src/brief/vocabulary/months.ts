import type { Entry } from './terms.ts';

export type DateWord = 'zone' | 'month' | 'short-month' | 'weekday' | 'relative' | 'link';

/** Words that dates are made of. `short-month` ("may", "mar") counts beside a number alone. */
export const DATE_WORDS: readonly Entry<DateWord>[] = [
  {
    value: 'month',
    terms: {
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
      en: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays',
      de: 'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag',
      fr: 'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
      es: 'lunes, martes, miércoles, jueves, viernes, sábado, domingo',
      pt: 'segunda feira, terça feira, quarta feira, quinta feira, sexta feira, sábado, domingo',
      it: 'lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica',
      nl: 'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
      ru: 'понедельник, вторник, среда, четверг, пятница, пятницу, суббота, субботу, воскресенье',
      zh: '周一, 周二, 周三, 周四, 周五, 周六, 周日, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六, 星期日, 星期天',
      ja: '月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日, 日曜日',
      ko: '월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일',
      ar: 'الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, الأحد',
      hi: 'सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार',
    },
  },
  {
    value: 'relative',
    terms: {
      en: 'tomorrow, tonight, today, this weekend, next week, this week, next weekend, this friday only, today only, this weekend only, all weekend, ends sunday, ends tonight, ends soon, every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, every weekend, every other friday',
      de: 'morgen abend, heute, heute abend, dieses wochenende, nächste woche, nur heute, jeden montag, jeden dienstag, jeden mittwoch, jeden donnerstag, jeden freitag, jeden samstag, jeden sonntag',
      fr: "demain, ce soir, aujourd'hui, ce week end, la semaine prochaine",
      es: 'mañana, esta noche, hoy, este fin de semana, solo hoy',
      pt: 'amanhã, hoje à noite, hoje, este fim de semana, só hoje',
      it: 'domani, stasera, oggi, questo weekend, questo fine settimana',
      nl: 'morgen, vanavond, vandaag, dit weekend',
      ru: 'завтра, сегодня, в эти выходные, только сегодня',
      zh: '每周, 每週, 每天, 明天, 今晚, 今天, 本周末, 下周',
      ja: '毎週, 毎日, 明日, 今夜, 今日, 今週末, 来週',
      ar: 'الساعة, غدا, اليوم',
      hi: 'बजे, कल, आज, हर रविवार',
      ko: '매주, 매일, 내일, 오늘 밤, 오늘, 이번 주말, 다음 주',
    },
  },
  {
    value: 'zone',
    terms: {
      any: 'gmt, utc, cet, cest, est, edt, pst, pdt, ist, jst, kst, bst',
      en: 'doors, noon, midnight',
      de: 'uhr, mitternacht, mittags, abends',
      fr: 'midi, minuit',
      es: 'mediodía, medianoche',
      pt: 'meio dia, meia noite',
      it: 'mezzogiorno, mezzanotte',
      nl: 'uur, middernacht',
      ko: '오전, 오후, 저녁, 아침',
      ar: 'مساء, صباحا, ظهرا',
      hi: 'सुबह, शाम, दोपहर',
    },
  },
  {
    value: 'link',
    terms: {
      any: 'godz, godzina, kl, saat',
      en: 'at, to, from, until, till, and, of, on, the, through, from noon, doors',
      de: 'um, bis, und, von, ab, den, der, am, vom, dem',
      fr: 'à, au, le, et, du, de',
      es: 'a las, a, al, de, del, y, el, hasta',
      pt: 'às, a, de, e, do, até',
      it: 'alle, al, dal, di, e, ore',
      nl: 'om, tot, en, van',
      ru: 'в, с, по, до, и, года, г',
      ko: '부터, 까지',
      ja: 'から, まで',
    },
  },
];
