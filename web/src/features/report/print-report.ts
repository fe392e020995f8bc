const longestWaitMs = 5000;

/** Prints the page with all its pictures: those not yet scrolled to are fetched first, for at most five seconds. */
export async function printReport(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.report img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
