import { useState } from 'react';
import { imageAttributes, pictureSources, TILE_SIZES } from '#ui/picture-sources.ts';

interface PictureProps {
  /** Media value such as `sweets/jalebi-1a2b3c4d.webp`. */
  value: string | null | undefined;
  /** Description of the picture; empty when its name is shown next to it. */
  alt: string;
  sizes?: string;
  eager?: boolean;
  className?: string;
}

/** Shows a picture of the media store, or the shop's motif when there is none or it does not load. */
export function Picture({ value, alt, sizes = TILE_SIZES, eager = false, className = '' }: PictureProps) {
  const [failed, setFailed] = useState('');
  const sources = failed === value ? null : pictureSources(value);
  return (
    <span className={`picture ${sources ? '' : 'is-missing'} ${className}`}>
      {sources && (
        <picture>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
          <img {...imageAttributes(sources, eager)} alt={alt} onError={() => setFailed(value ?? '')} />
        </picture>
      )}
      <span className="picture-motif" {...(!sources && alt ? { role: 'img', 'aria-label': alt } : {})} />
    </span>
  );
}
