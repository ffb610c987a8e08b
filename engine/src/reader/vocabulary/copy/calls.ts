import type { Entry } from '../../../lexicon/vocabulary.ts';

/** Openings of a clause that calls to do something: "Register at acme.com", "Apply in store". */
export const CALLS: readonly Entry<'call'>[] = [
  {
    value: 'call',
    terms: {
      any: 'ansök, anmäl dig, anmälan, boka, köp biljetter, zapisy, zapisz się, aplikuj, zgłoś się, zgłoszenia, rezerwacja, kup bilet, başvuru, başvurun, kayıt ol, kayıt için, bilgi için, rezervasyon',
      en: 'please rsvp, please register, please book, register, sign up, apply, rsvp, reply by, please reply, kindly reply, book now, book by, order by, enter by, submit by, reserve by, book your, book at, book a, buy tickets, get tickets, get your tickets, tickets at, order now, order at, visit, call us, call now, learn more, read more, find out more, subscribe, download, shop now, shop online, try it, get started, join us at, reserve, donate, enroll, enrol, email us, send your cv, send cv',
      de: 'bitte bis, bitte anmelden, bitte vorher anmelden, um anmeldung wird gebeten, bewirb dich bei, ruf an, schreib uns, schreiben sie, bewerbung an, bewerbungen an, bewirb dich, jetzt bewerben, anmeldung, anmelden, jetzt anmelden, melde dich an, jetzt buchen, bestellen bis, anmelden bis, buchbar bis, tickets unter, mehr erfahren, mehr infos, infos unter, jetzt kaufen, jetzt bestellen, reservierung, besuchen sie, um antwort wird gebeten',
      fr: "merci de répondre, merci de confirmer, rsvp, envoyez, envoyer, contactez, appelez, inscrivez, réponse avant, inscription, inscriptions, inscrivez vous, réservez, commandez avant, réservez avant, réservation, réservations, postulez, candidature à, candidatures à, en savoir plus, achetez, commandez, plus d'infos, billets sur, téléchargez, abonnez vous",
      es: 'envía, envíanos, escríbenos, llama al, llámanos, reserva en, regístrate, inscríbete, inscripciones, reserva tu, reserva ya, reservas, postula, envía tu cv, compra ya, más información, descubre más, entradas en, descarga, suscríbete',
      pt: 'envie, ligue, escreva para, inscreva se, inscrições, reserve, candidate se, envie seu cv, envie o currículo, compre já, saiba mais, ingressos em, baixe, assine',
      it: 'inviare, invia, scrivi a, chiama, contattaci, iscriviti, iscrizioni, prenota, prenotazioni, candidati, invia il cv, acquista, scopri di più, biglietti su, scarica, abbonati',
      nl: 'meld je aan, aanmelden, schrijf je in, solliciteer, boek nu, reserveer, bestel nu, meer info, tickets via, koop nu',
      ru: 'запись по, запись на, запись, заказ по, регистрация, зарегистрируйтесь, регистрируйтесь, запишитесь, забронируйте, купить билеты, билеты на, подробнее, звоните, резюме на, отправьте резюме, подпишитесь',
      zh: '立即报名, 报名, 报名请, 立即购买, 了解更多, 扫码, 简历投递, 投递简历, 订阅, 预约',
      ja: 'お申し込み, 申し込み, お申込み, ご予約, 予約は, 詳しくは, 詳細は, 応募は, ご応募, 今すぐ',
      ko: '신청, 지원하기, 지원은, 예약, 자세히 보기, 자세한 내용, 문의, 등록',
      ar: 'سجل, سجّل, للتسجيل, احجز, للحجز, قدم الآن, للتقديم, اعرف المزيد, اشترك',
      hi: 'पंजीकरण, रजिस्टर करें, आवेदन करें, बुक करें, अधिक जानें',
    },
  },
];
