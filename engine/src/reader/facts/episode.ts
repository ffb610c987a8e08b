import { sentenceCase } from '../copy/title.ts';

const EPISODE =
  /(?:(episode|ep\.?|folge|épisode|episodio|episódio|puntata|aflevering|выпуск|эпизод|에피소드|エピソード|حلقة|الحلقة|פרק|एपिसोड)\s*(?:no\.?\s*|nr\.?\s*)?#?\s*(\d{1,5})|(第\s?(?:\d{1,5}|[一二三四五六七八九十百]{1,5})\s?[回話期集]|\d{1,5}\s?[화회](?![\p{L}]))|#(\d{1,5}))/iu;

/** Number and word of an episode in a prompt: `Episode 42`, `第12回`, `#7`. */
export function findEpisode(text: string): { words: string; start: number; end: number } | undefined {
  const match = EPISODE.exec(text);
  if (!match) return undefined;
  const [whole, word, number, counted, hash] = match;
  const named = /^ep\.?$/i.test(word ?? '') ? 'Episode' : sentenceCase(word ?? '');
  const words = counted ?? (hash ? `#${hash}` : `${named} ${number}`);
  return { words, start: match.index, end: match.index + whole.length };
}
