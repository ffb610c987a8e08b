type ShareBarProps = {
  /** From 0 to 1. */
  share: number;
  label: string;
};

/** How much of a whole something is. */
export const ShareBar = ({ share, label }: ShareBarProps) => (
  <svg class="share-bar" role="img" aria-label={label} preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect class="ground" width="100" height="1" />
    <rect class="bar first" width={Math.min(100, Math.max(0, share * 100))} height="1" />
  </svg>
);
