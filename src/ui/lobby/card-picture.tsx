import { useEffect, useState } from 'preact/hooks';
import type { Picture, PictureOf } from '../../app/ports/poster.ts';

/** The picture, once it is there. */
export function usePicture(of: PictureOf, sharp: boolean): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let left = false;
    of(sharp).then(
      (it) => left || setPicture(it),
      () => left || setPicture(null),
    );
    return () => {
      left = true;
    };
  }, [of, sharp]);
  return picture;
}

/** A part of a sheet, cut so that it fills its place. */
export const CardPicture = ({ picture }: { picture: Picture | null }) => {
  if (picture === null) return <span class="card-picture" />;
  const { x, y, w, h } = picture.frame;
  return (
    <svg class="card-picture" viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={picture.url} />
    </svg>
  );
};
