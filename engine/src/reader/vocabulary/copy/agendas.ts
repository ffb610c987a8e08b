/** What a list of hours or points is called, before "for" and what it is for: "Agenda for the offsite". */
export const AGENDA_WORDS: readonly string[] =
  'agenda, schedule, programme, program, timetable, itinerary, running order, line-up, lineup, checklist, packing list, shopping list, tagesordnung, ablauf, ablaufplan, programm, zeitplan, checkliste, packliste, programme, horaire, horaires, planning, ordre du jour, déroulé, liste, programa, horario, horarios, cronograma, orden del día, lista, programação, horários, pauta, programma, orario, orari, scaletta, ordine del giorno, rooster, tijdschema, schema, dagprogramma, программа, расписание, повестка, план, harmonogram, plan, schemat, gündem'.split(
    ', ',
  );

/** What leads from it to the thing. */
export const AGENDA_LINKS: readonly string[] =
  'for, of, für, zum, zur, des, der, vom, pour, de, du, de la, para, del, do, da, di, della, dell’, per, voor, van, för, på, для, на, dla, na'.split(
    ', ',
  );
