import { useEffect, useMemo } from 'preact/hooks';
import type { Inspection } from '../../../../client/src/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { PLATFORM_LOOKS } from '../../ui/unfurl/platform-look.ts';
import { type SharedLink, Unfurl } from '../../ui/unfurl/unfurl.tsx';

/** What each platform shows of a page, what is wrong with it, and its tags. */
export function InspectionReport({ inspection }: { inspection: Inspection }) {
  const { advice, tags, platforms, image } = inspection;
  const picture = useThumbnail(inspection.thumbnail);
  const link = toLink(inspection, picture);
  // Judged, but drawn by no one here.
  const others = platforms.filter(({ platform }) => !PLATFORM_LOOKS.some(({ name }) => name === platform));
  return (
    <div class="report">
      {advice.length === 0 ? (
        <p class={`verdict ${image ? 'good' : 'bad'}`}>
          <Icon name={image ? 'good' : 'warning'} />
          <span>{image ? 'There is nothing to fix.' : platforms[0]?.what}</span>
        </p>
      ) : (
        <section aria-labelledby="advice-heading">
          <h2 id="advice-heading">What to fix</h2>
          <ul class="advice">
            {advice.map(({ problem, mend }) => (
              <li key={problem}>
                <strong>{problem}</strong> <span>{mend}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="share" aria-labelledby="platforms-heading">
        <h2 id="platforms-heading">When it is shared</h2>
        <div class="unfurls">
          {PLATFORM_LOOKS.map((look) => {
            const verdict = platforms.find(({ platform }) => platform === look.name);
            const shows = verdict?.shows ?? 'none';
            return (
              <Unfurl
                key={look.name}
                look={look}
                link={{ ...link, picture: shows === 'none' ? undefined : picture }}
                isSmall={shows === 'small'}
              >
                <p class={`platform-verdict ${shows}`}>
                  <Icon name={shows === 'none' ? 'remove' : 'good'} /> {verdict?.what}
                </p>
              </Unfurl>
            );
          })}
        </div>
        {others.length > 0 && (
          <ul class="others">
            {others.map(({ platform, what }) => (
              <li key={platform}>
                {platform}: {what}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="section" aria-labelledby="tags-heading">
        <h2 id="tags-heading">What the page says</h2>
        {tags.length === 0 ? (
          <p class="hint">It has no title and no tags, or is not a page.</p>
        ) : (
          <table class="read-pairs">
            <tbody>
              {tags.map(({ name, content }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td dir="auto">{content}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {image && (
          <p class="hint">
            The image: {image.type}, {image.width} × {image.height}, {Math.ceil(image.bytes / 1000)} kB
          </p>
        )}
      </section>
    </div>
  );
}

function toLink({ url, tags, image }: Inspection, picture: string | undefined): SharedLink {
  const find = (...names: string[]): string =>
    names.map((name) => tags.find((tag) => tag.name === name)?.content).find(Boolean) ?? '';
  return {
    title: find('og:title', 'twitter:title', 'title') || url,
    description: find('og:description', 'twitter:description', 'description'),
    domain: URL.parse(url)?.host ?? '',
    address: url,
    picture,
    width: image?.width ?? 1200,
    height: image?.height ?? 630,
  };
}

/** The address of the picture in this page: the policy lets no other host show one. */
function useThumbnail(base64: string | null): string | undefined {
  const address = useMemo(() => {
    if (base64 === null) return undefined;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  }, [base64]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}
