/** Line icons on a 24 grid, drawn for this product; small enough for the pages that load no icon library. */
const paths = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  price: 'M4 5h7.5l8 8a1.5 1.5 0 0 1 0 2.1l-4.9 4.9a1.5 1.5 0 0 1-2.1 0L4 11.5zM8.5 9h.01',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8c.8-3.4 4-5 8-5s7.200 1.600 8 5',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6z',
  check: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm-3.800-8.800 2.600 2.600 5-5.300',
  warning: 'M12 4 2.800 19.500h18.400zM12 10v4.500m0 2.500h.01',
  flag: 'M6 21V4h12.5L15 8.500l3.500 4.500H6',
  cross: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9l6 6m0-6-6 6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.500M12 7.500h.01',
  question: 'M5 5h14v11h-7l-4 3.500V16H5zm4.800 4a2.200 2.200 0 1 1 3.200 2c-.7.400-1 .8-1 1.500m0 1.500h.01',
  quote: 'M5 6h14M5 10.500h14M5 15h8M5 19.500h5',
  coins:
    'M12 8c4.400 0 8-1.100 8-2.500S16.400 3 12 3 4 4.100 4 5.500 7.600 8 12 8zM4 5.500v6C4 12.900 7.600 14 12 14s8-1.100 8-2.500v-6M4 11.500v6c0 1.400 3.600 2.500 8 2.500s8-1.100 8-2.500v-6',
  picture: 'M4 5h16v14H4zm0 11 4.500-4.500 3.500 3.500 2.500-2.500L20 18M15.500 9.500h.01',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400m0-12.800L17 7M7 17l-1.400 1.400',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  device: 'M4 5h16v11H4zm5 15h6m-3-4v4',
  panel: 'M4 5h16v14H4zM9.500 5v14',
  out: 'M14 5H6v14h8m-4-7h10m-3.500-3.500L20 12l-3.500 3.500',
  cloud:
    'M4 4l16 16M8.500 8.300A5.500 5.500 0 0 0 7 19h10m2.700-.6A4.500 4.500 0 0 0 17.500 10a5.500 5.500 0 0 0-5.300-4',
  arrow: 'M5 12h14m-5-5 5 5-5 5',
  retry: 'M19 12a7 7 0 1 1-2-4.900L19 9m0-5v5h-5',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5.500m3-5.500v5.500',
  scales: 'M12 4v16m-4 0h8M5 7h14M5 7l-2.500 6h5zm14 0-2.500 6h5z',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  page: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6m-6 4h6',
  paste: 'M9 5H5.500v15.500h13V5H15M9 3.500h6v3.500H9zM9 12h6m-6 4h4',
  close: 'M6 6l12 12M18 6 6 18',
  left: 'm14.500 5.500-6.500 6.500 6.500 6.500',
  right: 'm9.500 5.500 6.500 6.500-6.500 6.500',
  zoomIn: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4.500 4.500M11 8v6m-3-3h6',
  zoomOut: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4.500 4.500M8 11h6',
  upload: 'M12 16V5m-4.500 4L12 4.500 16.500 9M5 16v3.500h14V16',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon; the word beside it carries the meaning. Size in px. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
