import type { ComponentChildren, JSX } from 'preact';
import { type Part, PLATFORM_LOOKS, type PlatformLook } from './platform-look.ts';

/** A link as its page describes it. Everything is text, whoever wrote it. */
export type SharedLink = {
  title: string;
  description: string;
  domain: string;
  address: string;
  /** An address of this origin or a blob; undefined when the platform shows none. */
  picture: string | undefined;
  width: number;
  height: number;
};

type UnfurlProps = {
  /** Whether the platform shows the picture as a thumbnail. */
  isSmall?: boolean;
  look: PlatformLook;
  link: SharedLink /** Below the preview. */;
  children?: ComponentChildren;
};

/** A shared link as one platform draws it. */
export function Unfurl({ look, link, isSmall = false, children }: UnfurlProps) {
  const { picture, width, height } = link;
  return (
    <figure class="unfurl">
      <figcaption>
        <h3>{look.name}</h3>
        {children ?? <p class="hint">{look.note}</p>}
      </figcaption>
      <div class={`post ${look.look} ${isSmall ? 'small' : ''}`}>
        {look.parts.map((part) =>
          part === 'picture' ? (
            picture !== undefined && (
              <img key={part} src={picture} alt="" width={width} height={height} decoding="async" />
            )
          ) : (
            <TextPart key={part} part={part} link={link} />
          ),
        )}
      </div>
    </figure>
  );
}

function TextPart({ part, link }: { part: Exclude<Part, 'picture'>; link: SharedLink }): JSX.Element | null {
  const text = link[part];
  return text === '' ? null : (
    <span class={`post-${part}`} dir="auto">
      {text}
    </span>
  );
}

/** A shared link as every platform draws it. */
export const Unfurls = ({ link }: { link: SharedLink }) => (
  <div class="unfurls">
    {PLATFORM_LOOKS.map((look) => (
      <Unfurl key={look.name} look={look} link={link} />
    ))}
  </div>
);
