import type { Entry } from '../../../lexicon/vocabulary.ts';
import type { StatedRole } from '../copy/roles.ts';

/** What stands before the colon of a fact besides the names of roles: "time: 7pm", "entry: 10€". */
export const FACT_LABELS: readonly Entry<StatedRole>[] = [
  {
    value: 'date',
    terms: {
      en: 'when, time, day, starts, start',
      de: 'wann, uhrzeit, zeit, beginn, termin',
      fr: 'quand, heure, horaire, jour',
      es: 'cuándo, hora, día, horario',
      pt: 'quando, hora, horário, dia',
      it: 'quando, ora, orario, giorno',
      nl: 'wanneer, tijd, aanvang',
      ru: 'когда, время, начало',
      zh: '时间, 時間',
      ja: '時間',
      ko: '시간',
    },
  },
  {
    value: 'place',
    terms: {
      en: 'address, new address, our address, our new address, find us at, find us',
      de: 'wo, neue adresse, unsere neue adresse, adresse, treffpunkt',
      fr: 'où, adresse, nouvelle adresse, notre nouvelle adresse',
      es: 'dónde, dirección, nueva dirección',
      pt: 'onde, endereço, novo endereço',
      it: 'dove, indirizzo, nuovo indirizzo',
      nl: 'waar, adres, nieuw adres, ons nieuwe adres, plaats',
      ru: 'где, адрес, новый адрес, наш новый адрес',
      zh: '地址',
      ja: '住所',
      ko: '주소',
    },
  },
  {
    value: 'line',
    terms: {
      en: 'entry, price, tickets, cost, fee, admission, rsvp, contact',
      de: 'eintritt, preis, kosten, anmeldung, kontakt',
      fr: 'entrée, prix, tarif, contact',
      es: 'entrada, precio, contacto',
      pt: 'entrada, preço, contato',
      it: 'ingresso, prezzo, contatti',
      nl: 'toegang, prijs, entree, contact',
      ru: 'вход, цена, стоимость, билеты, контакт',
      zh: '费用, 票价',
      ja: '料金, 参加費',
      ko: '가격, 입장료',
    },
  },
];

/** Which tables of days and hours are lists under a heading: "Opening hours: Mon 8–18, Sat 9–14". */
export const HOURS_HEADINGS: readonly string[] =
  "opening hours, opening times, business hours, store hours, shop hours, our hours, hours, öffnungszeiten, sprechzeiten, geschäftszeiten, horaires, horaires d'ouverture, heures d'ouverture, horario, horarios, horario de apertura, horário, horário de funcionamento, horários, orari, orari di apertura, orario di apertura, openingstijden, openingsuren, часы работы, режим работы, время работы, график работы, öppettider, åpningstider, åbningstider, godziny otwarcia, otevírací doba, çalışma saatleri, aukioloajat, 営業時間, 营业时间, 營業時間, 영업시간, 영업 시간, ساعات العمل, समय".split(
    ', ',
  );

/** What a card of dishes is called: where one is asked for, bare figures are prices. */
export const MENU_HEADINGS: readonly string[] =
  'menu, menù, pricing, price list, prices, plans, preise, precios, preços, prezzi, prijzen, цены, ceny, priser, fiyatlar, harga, 价格, 料金, 가격, speisekarte, getränkekarte, preisliste, tageskarte, carte du jour, carte des vins, tarifs, menú, carta, lista de precios, cardápio, tabela de preços, listino, listino prezzi, menukaart, prijslijst, меню, прайс, прайс-лист, meny, matsedel, prislista, menukort, jadłospis, cennik, menü, fiyat listesi, daftar harga, 菜单, 菜單, 价目表, メニュー, お品書き, 메뉴, 메뉴판'.split(
    ', ',
  );
