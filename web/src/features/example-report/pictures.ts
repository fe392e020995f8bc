/** A picture of the sample home, drawn by scripts/draw-example.js. */
export interface ExamplePicture {
  /** Of its files: `/example/{name}-{width}.webp`. */
  readonly name: string;
  /** Px of the largest. */
  readonly width: number;
  readonly height: number;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

const drawn = { width: 1500, height: 1000 } as const;

/** In the advert's order. */
export const examplePictures: readonly ExamplePicture[] = [
  {
    ...drawn,
    name: 'vardagsrum',
    alt: 'Vardagsrum med grön soffa, skrivbord, fönster och balkongdörr mot träd',
  },
  { ...drawn, name: 'kok', alt: 'Kök med ljusgröna luckor, bänkskiva i ek och matbord vid fönstret' },
  { ...drawn, name: 'sovrum', alt: 'Sovrum med dubbelsäng, fönster mot gården och garderober längs en vägg' },
  { ...drawn, name: 'badrum', alt: 'Badrum med vitt kakel, brun bård, dusch, toalett och tvättmaskin' },
  { ...drawn, name: 'hall', alt: 'Hall med dörrar till badrum och klädkammare, kapphylla och bänk' },
  { ...drawn, name: 'balkong', alt: 'Balkong med två stolar, litet bord och blomlådor, utsikt över gården' },
  { ...drawn, name: 'gard', alt: 'Gården och husets putsade fasad med fem våningar och balkonger' },
  { ...drawn, name: 'trapphus', alt: 'Trapphus med rutigt golv, lägenhetsdörr, hissdörr och trappa' },
];

export const examplePlan: ExamplePicture = {
  name: 'planritning',
  width: 1100,
  height: 1060,
  alt: 'Planritning: kök 11,0 m², hall 6,7 m², bad 4,0 m², klädkammare 1,9 m², vardagsrum 18,9 m² och sovrum 13,5 m². Balkong mot söder.',
};

export const pictureWidths = [480, 960, 1500] as const;

export const pictureFile = (name: string, width: (typeof pictureWidths)[number]): string =>
  `/example/${name}-${width}.webp`;
export const planFile = `/example/${examplePlan.name}.svg`;
