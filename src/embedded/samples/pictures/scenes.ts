import { cityHouse, cityView, garden, terracedHouses, villa } from './outdoors.js';
import { bathroom, bedroom, hall, kitchen, livingRoom } from './rooms.js';

/** Everything that a sample advert can show, by name. */
export const scenes = {
  livingRoom,
  kitchen,
  bedroom,
  bathroom,
  hall,
  cityHouse,
  cityView,
  villa,
  terracedHouses,
  garden,
} as const;

export type SceneName = keyof typeof scenes;
