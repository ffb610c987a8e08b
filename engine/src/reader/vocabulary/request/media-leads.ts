const alternatives = (rows: readonly string[]): string =>
  rows
    .flatMap((row) => row.split(' '))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Where the words shall stand, said before what they are about: "my VIDEO how i learned to code". */
export const MEDIA_NOUNS = alternatives([
  'video videos vid vlog reel short post article blog blogpost newsletter podcast episode channel stream story talk tutorial thread',
  'videos artikel blogartikel blogbeitrag beitrag folge vortrag kanal vidéo article billet épisode chaîne émission vídeo artículo',
  'entrada episodio canal charla artigo episódio palestra articolo puntata canale видео ролика ролик статьи статью поста подкаста подкаст выпуска канала',
  'відео ролика статті поста подкасту випуску filmu film wpis wpisu artykuł artykułu odcinka kanału filmik aflevering kanaal inlägg avsnitt kanal',
  'indlæg afsnit innlegg yazım makale artikel konten',
]);

/** What leads from such a noun to its topic. */
export const TOPIC_LINKS = alternatives([
  'about on über zum sur sobre su sul sulla sui sulle sullo sugli over про о об om o',
]);

/** Begin what such a thing is called, with nothing between: "my video WHY cats hate water". */
export const QUESTION_WORDS = alternatives([
  'how why what when where who which wie warum wieso weshalb was wann comment pourquoi quand quoi cómo como qué porque porquê',
  'come perché cosa quando hoe waarom wat как почему зачем что як чому навіщо що jak dlaczego czemu hur varför hvordan hvorfor nasıl neden bagaimana mengapa kenapa cara',
]);

/** The same of two words: "por qué dejé el azúcar", "o tym jak oszczędzać". */
export const QUESTION_PHRASES =
  'por qué|por que|para qué|o tym|à quoi|about how|about why|über wie|про те|о том';
