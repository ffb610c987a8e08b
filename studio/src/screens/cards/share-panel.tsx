import { type SharedLink, Unfurls } from '../../ui/unfurl/unfurl.tsx';
import { type CardsModel, readPageTexts } from './cards-model.ts';

/** The card in a shared link, on every platform. */
export function SharePanel({ model }: { model: CardsModel }) {
  const { picture, shown, draft } = model;
  const { params, width, height } = shown.value;
  const { title, description } = readPageTexts(model);
  // A site is a name as often as a host.
  const address =
    URL.parse(draft.value.page) ??
    URL.parse(`https://${params.site || params.footer || ''}`) ??
    new URL('https://example.com');
  const link: SharedLink = {
    title: title ?? '',
    description: description ?? '',
    domain: address.host,
    address: address.href,
    picture: picture.value?.url,
    width,
    height,
  };
  return (
    <section class="share" aria-labelledby="share-heading">
      <h2 id="share-heading">When it is shared</h2>
      <Unfurls link={link} />
    </section>
  );
}
