/** Words with a full stop that ends no sentence: titles, streets, numbers, units, companies. */
export const ABBREVIATIONS: readonly string[] = [
  'św Św ks im Sv sv Hl hl Ste Sta Sto Dr Mr Mrs Ms Mx St Prof Jr Sr Sra Hr Fr Frl Dipl Rev Mme Mlle Srta Dra Dott Sig Drs Dhr Mevr Capt vs approx ca ft feat Ep Vol',
  'Mio Mrd mio mrd млн млрд тыс',
  'incl Incl inkl Inkl excl Excl exkl Exkl zzgl Zzgl Approx p.P',
  'Inc Co Ltd Corp Bros GmbH e.g i.e z.B u.a etc t.o.m fr.o.m',
  'No no Nr nr Núm núm tel Tel Tlf tlf Tfno tfno ext Ext int Int Zi Apt apt Fl Rm',
  'Str str Rd Ave ave Av av Avda avda Blvd blvd Bd bd Sq sq Ln Hwy Pl pl Pza pza Pº Ctra Urb Col R r C c Rte Ch Imp Bât',
  'ul Ul al Al os Os pl kl Kl godz Godz pok nab tř Cad cad Sok sok Mah mah Bulv',
  'м ул Ул пл Пл пр Пр просп Просп пер Пер бул Бул д Д г Г тел Тел стр кв корп руб',
]
  .join(' ')
  .split(' ');

/** Ends no sentence before a number alone; else a name or minutes: "max. 8 people", "dinner with Max. Bring wine". */
export const BOUNDS: readonly string[] = ['max', 'min', 'mind', 'ca'];

/** What is counted with a full stop behind the number: "40. Geburtstag", "3. Stock". */
export const ORDINAL_NOUNS: readonly string[] =
  'Geburtstag Jubiläum Jahrestag Hochzeitstag Todestag Ausgabe Auflage Platz Klasse Stock Etage Mal Advent Spieltag Runde Jahrgang Semester Jahr Jahrhundert fødselsdag etasje etage urodziny rocznica edycja piętro narozeniny výročí yıl yaş kat syntymäpäivä születésnap'.split(
    ' ',
  );
