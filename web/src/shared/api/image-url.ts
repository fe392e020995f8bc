/** Address of a stored picture, at most `width` px wide; the server answers with the nearest size it keeps. */
export function imageUrl(sha256: string, width: number): string {
  return `/api/images/${sha256}?w=${width}`;
}

const widths = [320, 640, 960, 1280] as const;

/** For `<img>`: where a stored picture is found, in the sizes that screens ask for. */
export function imageSources(sha256: string): { readonly src: string; readonly srcSet: string } {
  return {
    src: imageUrl(sha256, 640),
    srcSet: widths.map((width) => `${imageUrl(sha256, width)} ${width}w`).join(', '),
  };
}
